import type { Interview } from '@stellenvisite/contract/applications.schema';
import { formatDate, formatDateTime } from '@stellenvisite/contract/format-date';
import type { Language } from '@stellenvisite/contract/languages';
import {
  type ApplicationDeletionValues,
  type ApplicationMovedValues,
  type ApplicationReceivedValues,
  type ApplicationSentValues,
  type ApplicationWithdrawnValues,
  type AppliedJobValues,
  applicantLeftMail,
  applicationDeletionMail,
  applicationMovedMail,
  applicationReceivedMail,
  applicationSentMail,
  applicationWithdrawnMail,
  withdrawalReceiptMail,
} from '@stellenvisite/core/applications/applications.mails';
import { defineMailTemplate } from '../mails/define-mail-template.ts';
import { inLanguage } from '../mails/in-language.ts';
import type { MailContent } from '../mails/mail-content.ts';
import { mailTexts } from '../mails/mail-texts.ts';

export const applicationMails = [
  defineMailTemplate(applicationSentMail, composeSent),
  defineMailTemplate(applicationReceivedMail, composeReceived),
  defineMailTemplate(applicationMovedMail, composeMoved),
  defineMailTemplate(applicationWithdrawnMail, composeWithdrawn),
  defineMailTemplate(applicantLeftMail, composeApplicantLeft),
  defineMailTemplate(withdrawalReceiptMail, composeWithdrawalReceipt),
  defineMailTemplate(applicationDeletionMail, composeDeletion),
];

type Frame = Pick<MailContent, 'row' | 'action'>;

/** Every one of them is about one application, and leads to it. */
function frameOf({ jobTitle, employer, url }: AppliedJobValues, language: Language): Frame {
  const text = mailTexts(language);
  return {
    row: { label: text('application.rowLabel'), value: `${jobTitle}, ${employer}` },
    action: { label: text('application.action'), url: inLanguage(url, language) },
  };
}

function composeSent(values: ApplicationSentValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { employer, sentAt, files } = values;
  const date = formatDateTime(sentAt);
  return {
    subject: text('application.sent.subject', { employer }),
    preview: text('application.sent.preview'),
    heading: text('application.sent.heading'),
    paragraphs: [
      text('application.sent.body', { employer, date }),
      ...(files > 0 ? [text('application.sent.files', { count: files })] : []),
    ],
    ...frameOf(values, language),
    closing: text('application.sent.closing'),
    footnote: text('application.footnote'),
  };
}

function composeReceived(values: ApplicationReceivedValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { jobTitle, applicant } = values;
  return {
    subject: text('application.received.subject', { jobTitle }),
    preview: text('application.received.preview', { applicant }),
    heading: text('application.received.heading'),
    paragraphs: [text('application.received.body', { applicant, jobTitle })],
    ...frameOf(values, language),
    closing: text('application.received.closing'),
    footnote: text('application.employerFootnote'),
  };
}

function composeMoved(values: ApplicationMovedValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { employer, status, interview, unsubscribeUrl } = values;
  return {
    subject: text(`application.${status}.subject`, { employer }),
    preview: text(`application.${status}.preview`, { employer }),
    heading: text(`application.${status}.heading`),
    paragraphs: [
      text(`application.${status}.body`, { employer }),
      ...(interview ? describeInterview(interview, language) : []),
    ],
    ...frameOf(values, language),
    footnote: text('application.footnote'),
    unsubscribe: { label: text('notification.unsubscribe'), url: inLanguage(unsubscribeUrl, language) },
  };
}

function describeInterview({ at, minutes, place, note }: Interview, language: Language): string[] {
  const text = mailTexts(language);
  const date = formatDateTime(at);
  const when = text('application.interview.when', { date, minutes: String(minutes) });
  const where = place ? text('application.interview.where', { place }) : '';
  return [[when, where].filter(Boolean).join(' '), ...(note ? [note] : [])];
}

function composeWithdrawn(values: ApplicationWithdrawnValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { jobTitle, applicant } = values;
  return {
    subject: text('application.withdrawn.subject', { jobTitle }),
    preview: text('application.withdrawn.preview'),
    heading: text('application.withdrawn.heading'),
    paragraphs: [text('application.withdrawn.body', { applicant, jobTitle })],
    ...frameOf(values, language),
    footnote: text('application.employerFootnote'),
  };
}

function composeApplicantLeft(values: AppliedJobValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { jobTitle } = values;
  return {
    subject: text('application.applicantLeft.subject', { jobTitle }),
    preview: text('application.applicantLeft.preview'),
    heading: text('application.applicantLeft.heading'),
    paragraphs: [text('application.applicantLeft.body', { jobTitle })],
    ...frameOf(values, language),
    footnote: text('application.employerFootnote'),
  };
}

function composeWithdrawalReceipt(values: AppliedJobValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { employer } = values;
  return {
    subject: text('application.withdrawalReceipt.subject', { employer }),
    preview: text('application.withdrawalReceipt.preview'),
    heading: text('application.withdrawalReceipt.heading'),
    paragraphs: [text('application.withdrawalReceipt.body', { employer })],
    ...frameOf(values, language),
    footnote: text('application.footnote'),
  };
}

function composeDeletion(values: ApplicationDeletionValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { employer, deleteAt, isAnswered } = values;
  const date = formatDate(deleteAt);
  return {
    subject: text('application.deletion.subject', { employer, date }),
    preview: text('application.deletion.preview'),
    heading: text('application.deletion.heading'),
    paragraphs: [
      text(isAnswered ? 'application.deletion.decided' : 'application.deletion.unanswered', { employer }),
      text('application.deletion.body', { date }),
    ],
    ...frameOf(values, language),
    footnote: text('application.footnote'),
  };
}
