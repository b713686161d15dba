import { defineMail } from '../mails/define-mail.ts';

/** What an administrator decided about a job: it is public, to be changed, or gone. */
export type JobOutcome = 'released' | 'refused' | 'removed';
export type HeldJobValues = {
  title: string;
  outcome: JobOutcome;
  reason: string | null;
  url: string;
  unsubscribeUrl: string;
};
export const heldJobMail = defineMail<HeldJobValues>('job-postings.held-job');

/** To somebody who acts for an employer: its jobs that are about to end. */
export type ExpiringJobsValues = {
  employer: string;
  jobs: { title: string; endsAt: Date; url: string }[];
  url: string;
  unsubscribeUrl: string;
};
export const expiringJobsMail = defineMail<ExpiringJobsValues>('job-postings.expiring-jobs');
