import { z } from 'zod';
import { defineJob } from '../queue/define-job.ts';
import { sendMail } from './send-mail.ts';

const DAY_SECONDS = 86_400;

export const sendMailJob = defineJob({
  name: 'mail.send',
  payload: z.object({ mailId: z.uuid() }),
  options: {
    // One job per mail, by its key: queueing a mail that is already queued changes nothing.
    policy: 'exclusive',
    // Without an end: a mail waits as long as the mail server is away.
    retryLimit: 1_000_000_000,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    retentionSeconds: 365 * DAY_SECONDS,
    expireInSeconds: 600,
    // A worker that died is noticed by its silence, long before the job expires.
    heartbeatSeconds: 30,
    deleteAfterSeconds: DAY_SECONDS,
    notify: true,
  },
  // Mails do not wait for one slow conversation.
  concurrency: 2,
  handler: sendMail,
});
