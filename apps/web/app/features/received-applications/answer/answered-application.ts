import type { ReceivedApplicationDetail } from '@stellenvisite/contract/applications.schema';

/** As much as an answer needs to know, from a list or from the application itself. */
export type AnsweredApplication = Pick<ReceivedApplicationDetail, 'id' | 'number' | 'version' | 'status' | 'job'> & {
  applicant: { fullName: string; academicTitle: string | null } | null;
};
