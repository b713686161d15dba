import { defineMail } from '../mails/define-mail.ts';

/** To either side: messages wait unread. Says who wrote and how many, and nothing of what was written. */
export type UnreadMessagesValues = {
  /** Null for the employer's people: the applicant is not named in a mailbox that several may read. */
  employer: string | null;
  jobTitle: string;
  count: number;
  url: string;
  unsubscribeUrl: string;
};
export const unreadMessagesMail = defineMail<UnreadMessagesValues>('message.unread');
