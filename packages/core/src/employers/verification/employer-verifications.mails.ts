import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { defineMail } from '../../platform/mails/define-mail.ts';
import { defineMailTemplate } from '../../platform/mails/define-mail-template.ts';
import { inLanguage } from '../../platform/mails/in-language.ts';
import type { MailContent } from '../../platform/mails/mail-content.ts';
import { mailTexts } from '../../platform/mails/mail-texts.ts';

export type DomainCodeValues = { code: string; domain: string; minutes: number };
export const domainCodeMail = defineMail<DomainCodeValues>('employer.domain-code');

/** The website names another domain than the proven one. */
export type VerificationLapsesValues = { employer: string; domain: string; lapsesAt: Date; url: string };
export const verificationLapsesMail = defineMail<VerificationLapsesValues>('employer.verification-lapses');

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
  const date = formatDate(lapsesAt, language);
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
