import type { IdeaChange } from '@stellenvisite/contract/ideas';
import { defineMail } from '../mails/define-mail.ts';

/** To who voted: the idea has another status, is one with another now, or has a new comment where they asked for those. */
export type IdeaChangedMailValues = {
  title: string;
  what: IdeaChange;
  /** Our reason or answer, in our words. */
  words: string | null;
  url: string;
  unsubscribeUrl: string;
};
export const ideaChangedMail = defineMail<IdeaChangedMailValues>('ideas.changed');
