import type { Applicant, Interview } from '@stellenvisite/contract/applications.schema';
import type { AnsweredQuestion } from '@stellenvisite/contract/job-questions.schema';
import type { AuthLinkValues } from '../auth/auth.mails.ts';
import { defineMail } from '../mails/define-mail.ts';

export type AppliedJobValues = { jobTitle: string; employer: string; url: string };

/** To somebody who applies without having signed in: the code sends what they wrote, and the link keeps it as a draft. */
export type ApplicationCodeValues = AppliedJobValues & AuthLinkValues;
export const applicationCodeMail = defineMail<ApplicationCodeValues>('application.code');

/** To the applicant: it has arrived. */
export type ApplicationSentValues = AppliedJobValues & { sentAt: Date; files: number };
export const applicationSentMail = defineMail<ApplicationSentValues>('application.sent');

/** To the employer. Who applied stands in it, and nothing of what was written. */
export type ApplicationReceivedValues = AppliedJobValues & { applicant: string };
export const applicationReceivedMail = defineMail<ApplicationReceivedValues>('application.received');

/** To the address a job's applications are sent on to: everything that was written, since whoever reads there may have no account. */
export type ApplicationRelayedValues = AppliedJobValues & {
  applicant: string;
  details: Pick<Applicant, 'email' | 'phone' | 'occupation' | 'location'> & { callbackTime: string | null };
  message: string;
  answers: AnsweredQuestion[];
  /** Names of the files that go with the mail. */
  files: string[];
  /** How many are too large for it. */
  leftOut: number;
};
export const applicationRelayedMail = defineMail<ApplicationRelayedValues>('application.relayed');

/** To the applicant: what the employer has decided. */
export type ApplicationMovedValues = AppliedJobValues & {
  status: 'interview' | 'rejected' | 'hired';
  interview: Interview | null;
  /** The employer's own words in place of ours. */
  message: string | null;
  /** To choose one of. */
  dates: readonly string[];
  unsubscribeUrl: string;
};
export const applicationMovedMail = defineMail<ApplicationMovedValues>('application.moved');

/** To the employer. */
export type ApplicationWithdrawnValues = AppliedJobValues & { applicant: string };
export const applicationWithdrawnMail = defineMail<ApplicationWithdrawnValues>('application.withdrawn');

/** To the employer: the account behind an open application is erased. Who it was is not said any more. */
export const applicantLeftMail = defineMail<AppliedJobValues>('application.applicant-left');

/** To the applicant: it is withdrawn for good. */
export const withdrawalReceiptMail = defineMail<AppliedJobValues>('application.withdrawal-receipt');

/** To the applicant, some days before the law has the application deleted. */
export type ApplicationDeletionValues = AppliedJobValues & { deleteAt: Date; isAnswered: boolean };
export const applicationDeletionMail = defineMail<ApplicationDeletionValues>('application.deletion');

/** To the applicant, the day before. */
export type InterviewReminderValues = AppliedJobValues & { interview: Interview; unsubscribeUrl: string };
export const interviewReminderMail = defineMail<InterviewReminderValues>('application.interview-reminder');

/** To the employer, the day before. */
export type InterviewExpectedValues = AppliedJobValues & { interview: Interview; applicant: string };
export const interviewExpectedMail = defineMail<InterviewExpectedValues>('application.interview-expected');
