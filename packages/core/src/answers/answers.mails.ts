import type { AnswerReminderDays } from '@stellenvisite/contract/answers';
import { defineMail } from '../mails/define-mail.ts';

/** To who answers at the employer. Names nobody who applied. */
export type UnansweredValues = {
  employer: string;
  count: number;
  days: AnswerReminderDays;
  url: string;
  unsubscribeUrl: string;
};
export const unansweredMail = defineMail<UnansweredValues>('answer.reminder');
