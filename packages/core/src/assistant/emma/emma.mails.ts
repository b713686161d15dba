import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { defineMail } from '../../platform/mails/define-mail.ts';
import { defineMailTemplate } from '../../platform/mails/define-mail-template.ts';
import type { MailContent } from '../../platform/mails/mail-content.ts';
import { mailTexts } from '../../platform/mails/mail-texts.ts';

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
/** Sent to the person who handed over a question. */
export const handOverReceiptMail = defineMail<HandOverReceiptValues>('emma.receipt');

export const emmaMails = [
  defineMailTemplate(handedOverMail, composeHandedOver),
  defineMailTemplate(handOverReceiptMail, composeReceipt),
];

function composeHandedOver(values: HandedOverValues, language: Language): MailContent {
  const { reference, question, from, history, url } = values;
  const text = mailTexts(language);
  const said = history.map(({ role, text: words }) => `${text(`emma.handedOver.${role}`)}: ${words}`);
  return {
    subject: text('emma.handedOver.subject', { reference }),
    preview: text('emma.handedOver.preview', { from }),
    heading: text('emma.handedOver.heading'),
    paragraphs: [question, ...(said.length > 0 ? [text('emma.handedOver.history'), ...said] : [])],
    row: { label: text('emma.handedOver.rowLabel'), value: from },
    action: { label: text('support.opened.action'), url },
    footnote: text('emma.handedOver.footnote', { reference }),
  };
}

/** Never repeats what was written: the address may be somebody else's. */
function composeReceipt({ reference, answerBy, url }: HandOverReceiptValues, language: Language): MailContent {
  const text = mailTexts(language);
  return {
    subject: text('emma.receipt.subject', { reference }),
    preview: text('emma.receipt.preview'),
    heading: text('emma.receipt.heading'),
    paragraphs: [text('emma.receipt.body', { until: formatDateTime(answerBy, language) })],
    row: { label: text('emma.receipt.rowLabel'), value: reference },
    action: { label: text('support.action'), url },
    footnote: text('emma.receipt.footnote'),
  };
}
