import type { QueueJob } from '@stellenvisite/contract/queue-jobs';

/** Work by the clock, in Europe/Berlin. */
export const SCHEDULES: { name: QueueJob; cron: string }[] = [
  // At six; again until noon for those a server that was down at six did not reach. Nobody gets an issue twice.
  { name: 'newsletter.send-issue', cron: '0,30 6-11 * * *' },
  { name: 'newsletter.forget-unconfirmed', cron: '20 3 * * *' },
  { name: 'newsletter.forget-consents', cron: '30 3 * * *' },
  { name: 'account.erase-due', cron: '15 * * * *' },
  { name: 'auth.forget', cron: '45 * * * *' },
  { name: 'mail.requeue', cron: '*/5 * * * *' },
  { name: 'mail.forget', cron: '40 3 * * *' },
];
