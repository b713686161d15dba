import { formatDateTime } from '@stellenvisite/contract/format-date';
import type { Language } from '@stellenvisite/contract/languages';
import {
  type TicketAnsweredValues,
  type TicketOpenedValues,
  type TicketReceivedValues,
  ticketAnsweredMail,
  ticketOpenedMail,
  ticketReceivedMail,
} from '@stellenvisite/core/support-tickets/support-tickets.mails';
import { defineMailTemplate } from '../mails/define-mail-template.ts';
import type { MailContent } from '../mails/mail-content.ts';
import { mailTexts } from '../mails/mail-texts.ts';

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
    paragraphs: [text('support.received.body', { until: formatDateTime(answerBy) })],
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
