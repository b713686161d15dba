import { defineMail } from '../mails/define-mail.ts';

/** To the person; `reply`: the employer has answered a question. */
export type EnquiryMailValues = {
  what: 'received' | 'reminder' | 'reply';
  employer: string;
  jobTitle: string;
  expiresAt: Date;
  url: string;
  unsubscribeUrl: string;
};
export const enquiryMail = defineMail<EnquiryMailValues>('talent-pool.enquiry');

/** To the employer; the person is a number in it, also after a yes. */
export type EnquiryAnswerMailValues = {
  what: 'accepted' | 'question';
  number: number;
  jobTitle: string;
  url: string;
  unsubscribeUrl: string;
};
export const enquiryAnswerMail = defineMail<EnquiryAnswerMailValues>('talent-pool.answer');

export type ConsentEndsMailValues = { endsOn: Date; hasEnded: boolean; url: string; unsubscribeUrl: string };
export const consentEndsMail = defineMail<ConsentEndsMailValues>('talent-pool.consent-ends');

export type TalentFoundMailValues = { name: string; count: number; url: string; unsubscribeUrl: string };
export const talentFoundMail = defineMail<TalentFoundMailValues>('talent-pool.found');
