import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { defineMail } from '../../platform/mails/define-mail.ts';
import { defineMailTemplate } from '../../platform/mails/define-mail-template.ts';
import { inLanguage } from '../../platform/mails/in-language.ts';
import type { MailContent } from '../../platform/mails/mail-content.ts';
import { mailTexts } from '../../platform/mails/mail-texts.ts';

export type ErasureRequestedValues = { eraseAt: Date; accountUrl: string };
export const erasureRequestedMail = defineMail<ErasureRequestedValues>('account.erasure-requested');

export type AccountErasedValues = { erasedAt: Date };
export const accountErasedMail = defineMail<AccountErasedValues>('account.erased');

export const accountMails = [
  defineMailTemplate(erasureRequestedMail, composeErasureRequested),
  defineMailTemplate(accountErasedMail, composeErased),
];

function composeErasureRequested({ eraseAt, accountUrl }: ErasureRequestedValues, language: Language): MailContent {
  const text = mailTexts(language);
  const date = formatDate(eraseAt, language);
  return {
    subject: text('account.erasureRequested.subject', { date }),
    preview: text('account.erasureRequested.preview'),
    heading: text('account.erasureRequested.heading'),
    paragraphs: [text('account.erasureRequested.body'), text('account.erasureRequested.keep')],
    row: { label: text('account.erasureRequested.rowLabel'), value: date },
    action: { label: text('account.erasureRequested.action'), url: inLanguage(accountUrl, language) },
    footnote: text('account.erasureRequested.footnote'),
  };
}

function composeErased({ erasedAt }: AccountErasedValues, language: Language): MailContent {
  const text = mailTexts(language);
  return {
    subject: text('account.erased.subject'),
    preview: text('account.erased.preview'),
    heading: text('account.erased.heading'),
    paragraphs: [text('account.erased.body')],
    row: { label: text('account.erased.rowLabel'), value: formatDate(erasedAt, language) },
    closing: text('account.erased.closing'),
    footnote: text('account.erased.footnote'),
  };
}
