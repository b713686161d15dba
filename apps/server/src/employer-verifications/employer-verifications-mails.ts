import { formatDate } from '@stellenvisite/contract/format-date';
import type { Language } from '@stellenvisite/contract/languages';
import {
  type DomainCodeValues,
  domainCodeMail,
  type VerificationLapsesValues,
  verificationLapsesMail,
} from '@stellenvisite/core/employer-verifications/employer-verifications.mails';
import { defineMailTemplate } from '../mails/define-mail-template.ts';
import { inLanguage } from '../mails/in-language.ts';
import type { MailContent } from '../mails/mail-content.ts';
import { mailTexts } from '../mails/mail-texts.ts';

export const employerVerificationsMails = [
  defineMailTemplate(domainCodeMail, composeCode),
  defineMailTemplate(verificationLapsesMail, composeLapse),
];

function composeCode({ code, domain, minutes }: DomainCodeValues, language: Language): MailContent {
  const text = mailTexts(language);
  return {
    subject: text('employerVerifications.code.subject', { code }),
    preview: text('employerVerifications.code.preview', { domain }),
    heading: text('employerVerifications.code.heading'),
    paragraphs: [text('employerVerifications.code.body', { domain })],
    code,
    closing: text('employerVerifications.code.closing', { minutes: String(minutes) }),
    footnote: text('employerVerifications.code.footnote'),
  };
}

function composeLapse({ employer, domain, lapsesAt, url }: VerificationLapsesValues, language: Language): MailContent {
  const text = mailTexts(language);
  const date = formatDate(lapsesAt);
  return {
    subject: text('employerVerifications.lapses.subject', { date }),
    preview: text('employerVerifications.lapses.preview'),
    heading: text('employerVerifications.lapses.heading'),
    paragraphs: [text('employerVerifications.lapses.body', { employer, domain, date })],
    row: { label: text('employerVerifications.lapses.rowLabel'), value: date },
    action: { label: text('employerVerifications.lapses.action'), url: inLanguage(url, language) },
    footnote: text('employerVerifications.lapses.footnote', { employer }),
  };
}
