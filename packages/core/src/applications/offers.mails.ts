import type { OfferAnswer } from '@stellenvisite/contract/applications/applications';
import { formatDay } from '@stellenvisite/contract/platform/format-date';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { defineMail } from '../platform/mails/define-mail.ts';
import { defineMailTemplate } from '../platform/mails/define-mail-template.ts';
import { inLanguage } from '../platform/mails/in-language.ts';
import type { MailContent } from '../platform/mails/mail-content.ts';
import { mailTexts } from '../platform/mails/mail-texts.ts';
import { type AppliedJobValues, frameOf } from './applications.mails.ts';

/** To the applicant: an offer, which is answered in the account. */
export type OfferValues = AppliedJobValues & {
  /** The employer's own words in place of ours. */
  message: string | null;
  answerBy: string;
  unsubscribeUrl: string;
};
export const offerMail = defineMail<OfferValues>('application.offer');

/** To the applicant: the day for the answer is near. */
export type OfferReminderValues = Omit<OfferValues, 'message'>;
export const offerReminderMail = defineMail<OfferReminderValues>('application.offer-reminder');

/** To the applicant: what the employer has entered after a call, to be confirmed. */
export type OfferPhoneValues = AppliedJobValues & { answer: OfferAnswer };
export const offerPhoneMail = defineMail<OfferPhoneValues>('application.offer-phone');

/** To the employer: how the offer was answered. What was written with it stays in the application. */
export type OfferAnsweredValues = AppliedJobValues & { applicant: string; answer: OfferAnswer };
export const offerAnsweredMail = defineMail<OfferAnsweredValues>('application.offer-answered');

export const offerMails = [
  defineMailTemplate(offerMail, composeOffer),
  defineMailTemplate(offerReminderMail, composeOfferReminder),
  defineMailTemplate(offerPhoneMail, composeOfferPhone),
  defineMailTemplate(offerAnsweredMail, composeOfferAnswered),
];

function composeOffer(values: OfferValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { employer, message, answerBy, unsubscribeUrl } = values;
  return {
    subject: text('application.offer.subject', { employer }),
    preview: text('application.offer.preview', { employer }),
    heading: text('application.offer.heading'),
    paragraphs: [
      ...(message ? message.split(/\n{2,}/) : [text('application.offer.body', { employer })]),
      text('application.offer.answerBy', { date: formatDay(answerBy, language) }),
    ],
    ...frameOf(values, language),
    footnote: text('application.footnote'),
    unsubscribe: { label: text('notification.unsubscribe'), url: inLanguage(unsubscribeUrl, language) },
  };
}

function composeOfferReminder(values: OfferReminderValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { employer, jobTitle, answerBy, unsubscribeUrl } = values;
  const date = formatDay(answerBy, language);
  return {
    subject: text('application.offerReminder.subject', { employer, date }),
    preview: text('application.offerReminder.preview', { employer }),
    heading: text('application.offerReminder.heading'),
    paragraphs: [
      text('application.offerReminder.body', { employer, jobTitle, date }),
      text('application.offerReminder.how'),
    ],
    ...frameOf(values, language),
    footnote: text('application.footnote'),
    unsubscribe: { label: text('notification.unsubscribe'), url: inLanguage(unsubscribeUrl, language) },
  };
}

function composeOfferPhone(values: OfferPhoneValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { employer, answer } = values;
  return {
    subject: text('application.offerPhone.subject', { employer }),
    preview: text('application.offerPhone.preview'),
    heading: text('application.offerPhone.heading'),
    paragraphs: [text(`application.offerPhone.${answer}`, { employer }), text('application.offerPhone.body')],
    ...frameOf(values, language),
    footnote: text('application.footnote'),
  };
}

function composeOfferAnswered(values: OfferAnsweredValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { jobTitle, applicant, answer } = values;
  return {
    subject: text(`application.offerAnswered.${answer}.subject`, { jobTitle }),
    preview: text(`application.offerAnswered.${answer}.preview`, { applicant }),
    heading: text(`application.offerAnswered.${answer}.heading`),
    paragraphs: [text(`application.offerAnswered.${answer}.body`, { applicant, jobTitle })],
    ...frameOf(values, language),
    footnote: text('application.employerFootnote'),
  };
}
