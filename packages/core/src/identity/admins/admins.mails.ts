import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { defineMail } from '../../platform/mails/define-mail.ts';
import { defineMailTemplate } from '../../platform/mails/define-mail-template.ts';
import { inLanguage } from '../../platform/mails/in-language.ts';
import type { MailContent } from '../../platform/mails/mail-content.ts';
import { mailTexts } from '../../platform/mails/mail-texts.ts';

export type AdminChange = 'created' | 'addressChanged' | 'passwordChanged' | 'deleted';

/** Tells every administrator what became of one of them; `by` is null where it came by a mailed link. */
export type AdminChangedValues = { change: AdminChange; email: string; by: string | null; at: Date; url: string };
export const adminChangedMail = defineMail<AdminChangedValues>('admin.changed');

/** A link with which an administrator sets a new password, once. */
export type AdminPasswordLinkValues = { url: string; minutes: number; by: string };
export const adminPasswordLinkMail = defineMail<AdminPasswordLinkValues>('admin.password-link');

export const adminMails = [
  defineMailTemplate(adminChangedMail, composeChanged),
  defineMailTemplate(adminPasswordLinkMail, composePasswordLink),
];

function composeChanged({ change, email, by, at, url }: AdminChangedValues, language: Language): MailContent {
  const text = mailTexts(language);
  return {
    subject: text(`admins.${change}.subject`),
    preview: text(`admins.${change}.preview`, { email }),
    heading: text(`admins.${change}.heading`),
    paragraphs: [
      text(`admins.${change}.body`, { email, date: formatDateTime(at, language) }),
      by ? text('admins.by', { by }) : text('admins.byLink'),
      text('admins.notExpected'),
    ],
    row: { label: text('admins.rowLabel'), value: email },
    action: { label: text('admins.action'), url: inLanguage(url, language) },
    footnote: text('admins.footnote'),
  };
}

function composePasswordLink({ url, minutes, by }: AdminPasswordLinkValues, language: Language): MailContent {
  const text = mailTexts(language);
  return {
    subject: text('admins.passwordLink.subject'),
    preview: text('admins.passwordLink.preview', { minutes: String(minutes) }),
    heading: text('admins.passwordLink.heading'),
    paragraphs: [text('admins.passwordLink.body', { by, minutes: String(minutes) }), text('admins.passwordLink.next')],
    action: { label: text('admins.passwordLink.action'), url: inLanguage(url, language) },
    footnote: text('admins.footnote'),
  };
}
