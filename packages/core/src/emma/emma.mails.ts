import { defineMail } from '../mails/define-mail.ts';

export type HandedOverValues = {
  reference: string;
  question: string;
  /** The address an answer goes to. */
  from: string;
  history: readonly { role: 'user' | 'assistant'; text: string }[];
  /** The ticket in the administration. */
  url: string;
};
/** To the operator's support. */
export const handedOverMail = defineMail<HandedOverValues>('emma.handed-over');

export type HandOverReceiptValues = { reference: string; answerBy: Date; url: string };
/** To who has asked. */
export const handOverReceiptMail = defineMail<HandOverReceiptValues>('emma.receipt');
