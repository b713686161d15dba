import { defineMail } from '../mails/define-mail.ts';

type Unsubscribable = { unsubscribeUrl: string };

/** To somebody who follows employers: those with new jobs since the last such mail. */
export type FollowedEmployersValues = Unsubscribable & {
  employers: { name: string; count: number; url: string }[];
};
export const followedEmployersMail = defineMail<FollowedEmployersValues>('bookmarks.new-jobs');

/** Saved jobs that end soon and were not applied for. */
export type EndingJobsValues = Unsubscribable & {
  jobs: { title: string; employer: string; endsAt: Date; url: string }[];
};
export const endingJobsMail = defineMail<EndingJobsValues>('bookmarks.ending-jobs');
