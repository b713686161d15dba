import type { FeedFailure } from '@stellenvisite/contract/feeds';
import { defineMail } from '../mails/define-mail.ts';

/** To those who look after a feed: a fetch changed nothing. */
export type FeedTroubleValues = {
  feed: string;
  employer: string;
  failure: FeedFailure;
  /** How much smaller it was than usual, where that is the reason. */
  percent: number | null;
  url: string;
  unsubscribeUrl: string;
};
export const feedTroubleMail = defineMail<FeedTroubleValues>('feeds.trouble');
