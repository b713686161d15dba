import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { talentNumber } from '@stellenvisite/contract/talent-pool/talent-pool';
import { defineMail } from '../platform/mails/define-mail.ts';
import { defineMailTemplate } from '../platform/mails/define-mail-template.ts';
import { inLanguage } from '../platform/mails/in-language.ts';
import type { MailContent } from '../platform/mails/mail-content.ts';
import { mailTexts } from '../platform/mails/mail-texts.ts';

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

export const talentPoolMails = [
  defineMailTemplate(enquiryMail, composeEnquiry),
  defineMailTemplate(enquiryAnswerMail, composeAnswer),
  defineMailTemplate(consentEndsMail, composeConsentEnds),
  defineMailTemplate(talentFoundMail, composeFound),
];

type Common = { url: string; unsubscribeUrl: string };

function common({ url, unsubscribeUrl }: Common, language: Language, action: string) {
  const text = mailTexts(language);
  return {
    action: { label: action, url: inLanguage(url, language) },
    footnote: text('talentPool.footnote'),
    unsubscribe: { label: text('notification.unsubscribe'), url: inLanguage(unsubscribeUrl, language) },
  };
}

function composeEnquiry(values: EnquiryMailValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { what, employer, jobTitle } = values;
  const date = formatDate(values.expiresAt, language);
  return {
    subject: text(`talentPool.enquiry.${what}.subject`, { employer }),
    preview: text('talentPool.enquiry.preview', { title: jobTitle }),
    heading: text(`talentPool.enquiry.${what}.heading`),
    paragraphs: [text(`talentPool.enquiry.${what}.body`, { employer }), text('talentPool.enquiry.anonymous')],
    row: { label: jobTitle, value: text('talentPool.enquiry.until', { date }) },
    ...common(values, language, text('talentPool.enquiry.action')),
  };
}

function composeAnswer(values: EnquiryAnswerMailValues, language: Language): MailContent {
  const text = mailTexts(language);
  const number = talentNumber(values.number);
  return {
    subject: text(`talentPool.answer.${values.what}.subject`, { number }),
    preview: text(`talentPool.answer.${values.what}.body`, { number }),
    heading: text(`talentPool.answer.${values.what}.subject`, { number }),
    paragraphs: [text(`talentPool.answer.${values.what}.body`, { number })],
    row: { label: text('talentPool.answer.job'), value: values.jobTitle },
    ...common(values, language, text('talentPool.answer.action')),
  };
}

function composeConsentEnds(values: ConsentEndsMailValues, language: Language): MailContent {
  const text = mailTexts(language);
  const date = formatDate(values.endsOn, language);
  const what = values.hasEnded ? 'ended' : 'ends';
  return {
    subject: text(`talentPool.consent.${what}.subject`),
    preview: text(`talentPool.consent.${what}.body`, { date }),
    heading: text(`talentPool.consent.${what}.subject`),
    paragraphs: [text(`talentPool.consent.${what}.body`, { date })],
    ...common(values, language, text('talentPool.consent.action')),
  };
}

function composeFound(values: TalentFoundMailValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { count, name } = values;
  return {
    subject: text('talentPool.found.subject', { count }),
    preview: text('talentPool.found.body', { name }),
    heading: text('talentPool.found.subject', { count }),
    paragraphs: [text('talentPool.found.body', { name })],
    ...common(values, language, text('talentPool.found.action')),
  };
}
