import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { defineMail } from '../../platform/mails/define-mail.ts';
import { defineMailTemplate } from '../../platform/mails/define-mail-template.ts';
import type { MailContent } from '../../platform/mails/mail-content.ts';
import { mailTexts } from '../../platform/mails/mail-texts.ts';

export type TicketReceivedValues = { reference: string; answerBy: Date; url: string };
/** To the person who opened the ticket. */
export const ticketReceivedMail = defineMail<TicketReceivedValues>('support-ticket.received');

export type TicketOpenedValues = { reference: string; subject: string; text: string; from: string; url: string };
/** To the operator's support, of a new ticket and of a further message. */
export const ticketOpenedMail = defineMail<TicketOpenedValues>('support-ticket.opened');

export type TicketAnsweredValues = { reference: string; subject: string; text: string; isClosed: boolean; url: string };
export const ticketAnsweredMail = defineMail<TicketAnsweredValues>('support-ticket.answered');

export const supportTicketMails = [
  defineMailTemplate(ticketReceivedMail, composeReceived),
  defineMailTemplate(ticketOpenedMail, composeOpened),
  defineMailTemplate(ticketAnsweredMail, composeAnswered),
];

/** Never repeats what was written: the address may be somebody else's. */
function composeReceived({ reference, answerBy, url }: TicketReceivedValues, language: Language): MailContent {
  const text = mailTexts(language);
  return {
    subject: text('support.received.subject', { reference }),
    preview: text('support.received.preview'),
    heading: text('support.received.heading'),
    paragraphs: [text('support.received.body', { until: formatDateTime(answerBy, language) })],
    row: { label: text('support.rowLabel'), value: reference },
    action: { label: text('support.action'), url },
    footnote: text('support.received.footnote'),
  };
}

function composeOpened(
  { reference, subject, text: said, from, url }: TicketOpenedValues,
  language: Language,
): MailContent {
  const text = mailTexts(language);
  return {
    subject: text('support.opened.subject', { reference, subject }),
    preview: text('support.opened.preview', { from }),
    heading: text('support.opened.heading'),
    paragraphs: [subject, said],
    row: { label: text('support.rowLabel'), value: reference },
    action: { label: text('support.opened.action'), url },
    footnote: text('support.opened.footnote'),
  };
}

function composeAnswered(values: TicketAnsweredValues, language: Language): MailContent {
  const { reference, subject, text: answer, isClosed, url } = values;
  const text = mailTexts(language);
  return {
    subject: text('support.answered.subject', { reference, subject }),
    preview: text('support.answered.preview'),
    heading: text('support.answered.heading'),
    paragraphs: answer.split(/\n{2,}/),
    row: { label: text('support.rowLabel'), value: reference },
    action: { label: text('support.action'), url },
    closing: text(isClosed ? 'support.answered.closed' : 'support.answered.closing'),
    footnote: text('support.answered.footnote'),
  };
}
