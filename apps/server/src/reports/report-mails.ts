import { formatDate } from '@stellenvisite/contract/format-date';
import type { Language } from '@stellenvisite/contract/languages';
import { type ReportReceivedValues, reportReceivedMail } from '@stellenvisite/core/reports/reports.mails';
import { defineMailTemplate } from '../mails/define-mail-template.ts';
import type { MailContent } from '../mails/mail-content.ts';
import { mailTexts } from '../mails/mail-texts.ts';

export const reportMails = [defineMailTemplate(reportReceivedMail, composeReceived)];

/** Names what was reported, and never repeats what was written: the address may be somebody else's. */
function composeReceived(
  { reference, title, employer, receivedAt }: ReportReceivedValues,
  language: Language,
): MailContent {
  const text = mailTexts(language);
  const about = title === employer ? title : `${title}, ${employer}`;
  return {
    subject: text('report.received.subject', { reference }),
    preview: text('report.received.preview'),
    heading: text('report.received.heading'),
    paragraphs: [text('report.received.body', { about, date: formatDate(receivedAt) })],
    row: { label: text('report.received.rowLabel'), value: reference },
    closing: text('report.received.closing'),
    footnote: text('report.received.footnote'),
  };
}
