import type { QueueJob } from '@stellenvisite/contract/queue-jobs';
import type { Queue } from 'pg-boss';

const DAY = 86_400;

/** Runs by the clock: a run that fails is simply followed by the next one. */
const scheduled = {
  policy: 'exclusive',
  retryLimit: 2,
  retryDelay: 30,
  expireInSeconds: 3600,
  heartbeatSeconds: 60,
  deleteAfterSeconds: DAY,
  notify: true,
} satisfies Omit<Queue, 'name'>;

export const QUEUE_OPTIONS: Record<QueueJob, Omit<Queue, 'name'>> = {
  'mail.send': {
    // One job per mail, by its key: asking for a mail that already waits changes nothing.
    policy: 'exclusive',
    // Without an end: a mail waits as long as the mail server is away.
    retryLimit: 1_000_000_000,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    retentionSeconds: 365 * DAY,
    expireInSeconds: 600,
    // A worker that died is noticed by its silence, long before the job expires.
    heartbeatSeconds: 30,
    deleteAfterSeconds: DAY,
    notify: true,
  },
  'mail.requeue': scheduled,
  'mail.forget': scheduled,
  'newsletter.send-issue': scheduled,
  'newsletter.forget-unconfirmed': scheduled,
  'newsletter.forget-consents': scheduled,
  'account.erase-due': scheduled,
  'auth.forget': scheduled,
};
