import type { Interview } from '@stellenvisite/contract/applications/applications.schema';
import { formatDate, formatDateTime } from '@stellenvisite/contract/platform/format-date';
import type { Language } from '@stellenvisite/contract/platform/languages';
import type { AuthLinkValues } from '../identity/auth/auth.mails.ts';
import { defineMail } from '../platform/mails/define-mail.ts';
import { defineMailTemplate } from '../platform/mails/define-mail-template.ts';
import { inLanguage } from '../platform/mails/in-language.ts';
import type { MailContent } from '../platform/mails/mail-content.ts';
import { mailTexts } from '../platform/mails/mail-texts.ts';

export type AppliedJobValues = { jobTitle: string; employer: string; url: string };

/** To somebody who applies without having signed in: the code sends what they wrote, and the link keeps it as a draft. */
export type ApplicationCodeValues = AppliedJobValues & AuthLinkValues;
export const applicationCodeMail = defineMail<ApplicationCodeValues>('application.code');

/** To the applicant: it has arrived. */
export type ApplicationSentValues = AppliedJobValues & { sentAt: Date; files: number };
export const applicationSentMail = defineMail<ApplicationSentValues>('application.sent');

/** To the employer. */
export type ApplicationWithdrawnValues = AppliedJobValues & { applicant: string };
export const applicationWithdrawnMail = defineMail<ApplicationWithdrawnValues>('application.withdrawn');

/** To the applicant: what the employer has decided. */
export type ApplicationMovedValues = AppliedJobValues & {
  status: 'interview' | 'rejected' | 'hired';
  interview: Interview | null;
  /** The employer's own words in place of ours. */
  message: string | null;
  /** To choose one of. */
  dates: readonly string[];
  /** Nobody of the employer is left who could decide: the job is closed. */
  isEmployerGone?: boolean;
  unsubscribeUrl: string;
};
export const applicationMovedMail = defineMail<ApplicationMovedValues>('application.moved');

/** To the employer: the account behind an open application is erased. Who it was is not stated any more. */
export const applicantLeftMail = defineMail<AppliedJobValues>('application.applicant-left');

/** To the applicant: it is withdrawn for good. */
export const withdrawalReceiptMail = defineMail<AppliedJobValues>('application.withdrawal-receipt');

/** To the applicant, some days before the law has the application deleted. */
export type ApplicationDeletionValues = AppliedJobValues & { deleteAt: Date; isAnswered: boolean };
export const applicationDeletionMail = defineMail<ApplicationDeletionValues>('application.deletion');

/** To the applicant, the day before. */
export type InterviewReminderValues = AppliedJobValues & { interview: Interview; unsubscribeUrl: string };
export const interviewReminderMail = defineMail<InterviewReminderValues>('application.interview-reminder');

/** To the employer, the day before. */
export type InterviewExpectedValues = AppliedJobValues & { interview: Interview; applicant: string };
export const interviewExpectedMail = defineMail<InterviewExpectedValues>('application.interview-expected');

export const applicationMails = [
  defineMailTemplate(applicationCodeMail, composeCode),
  defineMailTemplate(applicationSentMail, composeSent),
  defineMailTemplate(applicationMovedMail, composeMoved),
  defineMailTemplate(applicationWithdrawnMail, composeWithdrawn),
  defineMailTemplate(applicantLeftMail, composeApplicantLeft),
  defineMailTemplate(withdrawalReceiptMail, composeWithdrawalReceipt),
  defineMailTemplate(applicationDeletionMail, composeDeletion),
  defineMailTemplate(interviewReminderMail, composeReminder),
  defineMailTemplate(interviewExpectedMail, composeExpected),
];

type Frame = Pick<MailContent, 'row' | 'action'>;

/** Every one of them is about one application, and leads to it. */
export function frameOf({ jobTitle, employer, url }: AppliedJobValues, language: Language): Frame {
  const text = mailTexts(language);
  return {
    row: { label: text('application.rowLabel'), value: `${jobTitle}, ${employer}` },
    action: { label: text('application.action'), url: inLanguage(url, language) },
  };
}

/** Puts the code into the subject, so that a phone shows it without opening the mail. */
function composeCode(values: ApplicationCodeValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { code, minutes, employer } = values;
  const { row, action } = frameOf(values, language);
  return {
    subject: text('application.code.subject', { code, employer }),
    preview: text('application.code.preview'),
    heading: text('application.code.heading'),
    paragraphs: [text('application.code.body'), text('application.code.account')],
    code,
    ...(row && { row }),
    ...(action && { action: { ...action, label: text('application.code.action') } }),
    closing: text('application.code.closing', { minutes: String(minutes) }),
    footnote: text('application.code.footnote'),
  };
}

function composeSent(values: ApplicationSentValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { employer, sentAt, files } = values;
  const date = formatDateTime(sentAt, language);
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

function composeMoved(values: ApplicationMovedValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { employer, interview, message, dates, unsubscribeUrl } = values;
  const what = values.isEmployerGone ? 'closed' : values.status;
  const listed = dates.map((each) => formatDateTime(each, language));
  return {
    subject: text(`application.${what}.subject`, { employer }),
    preview: text(`application.${what}.preview`, { employer }),
    heading: text(`application.${what}.heading`),
    paragraphs: [
      ...(message ? message.split(/\n{2,}/) : [text(`application.${what}.body`, { employer })]),
      ...(interview ? describeInterview(interview, language) : []),
      ...(dates.length > 0 ? [text('application.interview.dates', { dates: listed.join('; ') })] : []),
    ],
    ...frameOf(values, language),
    footnote: text('application.footnote'),
    unsubscribe: { label: text('notification.unsubscribe'), url: inLanguage(unsubscribeUrl, language) },
  };
}

function describeInterview({ at, minutes, place, note }: Interview, language: Language): string[] {
  const text = mailTexts(language);
  const date = formatDateTime(at, language);
  const when = text('application.interview.when', { date, minutes: String(minutes) });
  const where = place ? text('application.interview.where', { place }) : '';
  return [[when, where].filter(Boolean).join(' '), ...(note ? [note] : [])];
}

function composeReminder(values: InterviewReminderValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { employer, unsubscribeUrl } = values;
  return {
    ...aboutInterview(values, language, text('application.reminder.applicant', { employer })),
    preview: employer,
    footnote: text('application.footnote'),
    unsubscribe: { label: text('notification.unsubscribe'), url: inLanguage(unsubscribeUrl, language) },
  };
}

function composeExpected(values: InterviewExpectedValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { applicant } = values;
  return {
    ...aboutInterview(values, language, text('application.reminder.employer', { applicant })),
    preview: applicant,
    footnote: text('application.employerFootnote'),
  };
}

function aboutInterview(values: AppliedJobValues & { interview: Interview }, language: Language, body: string) {
  const text = mailTexts(language);
  return {
    subject: text('application.reminder.subject', { date: formatDateTime(values.interview.at, language) }),
    heading: text('application.reminder.heading'),
    paragraphs: [body, ...describeInterview(values.interview, language)],
    ...frameOf(values, language),
    closing: text('application.reminder.closing'),
  };
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
  const date = formatDate(deleteAt, language);
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
