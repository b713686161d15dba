import type { AlertFrequency } from '@stellenvisite/contract/job-alerts';
import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import { defineMail } from '../mails/define-mail.ts';
import type { alertLinks } from './alert-links.ts';
import type { JobExplanation } from './explain-jobs.ts';

export type ConfirmAlertValues = { name: string; query: string; frequency: AlertFrequency; confirmUrl: string };
export const confirmAlertMail = defineMail<ConfirmAlertValues>('job-alert.confirm');

export type JobAlertMailValues = ReturnType<typeof alertLinks> & {
  name: string;
  query: string;
  frequency: AlertFrequency;
  greeted: string | null;
  sentAt: Date;
  createdAt: Date;
  /** All that is new, of which the mail shows the best. */
  total: number;
  jobs: (JobExplanation & { item: JobItem })[];
  publicUrl: string;
};
export const jobAlertMail = defineMail<JobAlertMailValues>('job-alert.digest');
