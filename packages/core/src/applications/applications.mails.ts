import type { Interview } from '@stellenvisite/contract/applications.schema';
import { defineMail } from '../mails/define-mail.ts';

export type AppliedJobValues = { jobTitle: string; employer: string; url: string };

/** To the applicant: it has arrived. */
export type ApplicationSentValues = AppliedJobValues & { sentAt: Date; files: number };
export const applicationSentMail = defineMail<ApplicationSentValues>('application.sent');

/** To the employer. Who applied stands in it, and nothing of what was written. */
export type ApplicationReceivedValues = AppliedJobValues & { applicant: string };
export const applicationReceivedMail = defineMail<ApplicationReceivedValues>('application.received');

/** To the applicant: what the employer has decided. */
export type ApplicationMovedValues = AppliedJobValues & {
  status: 'interview' | 'rejected' | 'hired';
  interview: Interview | null;
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
