import type { Applicant } from '@stellenvisite/contract/applications/applications.schema';
import { SHIFTS } from '@stellenvisite/contract/jobs/duty';
import type { AnsweredQuestion } from '@stellenvisite/contract/jobs/job-questions.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { defineMail } from '../platform/mails/define-mail.ts';
import { defineMailTemplate } from '../platform/mails/define-mail-template.ts';
import type { MailContent } from '../platform/mails/mail-content.ts';
import { mailTexts } from '../platform/mails/mail-texts.ts';
import { type AppliedJobValues, frameOf } from './applications.mails.ts';

/** To the employer: names the applicant with occupation and town, and quotes nothing else of the application. */
export type ApplicationReceivedValues = AppliedJobValues & {
  applicant: string;
  /** Missing in mails that were enqueued before they were added. */
  occupation?: string | null;
  location?: string | null;
};
export const applicationReceivedMail = defineMail<ApplicationReceivedValues>('application.received');

/** To the address a job's applications are sent on to: everything that was written, since whoever reads there may have no account. */
export type ApplicationRelayedValues = AppliedJobValues & {
  applicant: string;
  details: Pick<Applicant, 'email' | 'phone' | 'occupation' | 'location'> & { callbackTime: string | null };
  message: string;
  answers: AnsweredQuestion[];
  /** Names of the files that go with the mail. */
  files: string[];
  /** How many are too large for it. */
  leftOut: number;
};
export const applicationRelayedMail = defineMail<ApplicationRelayedValues>('application.relayed');

/** Mails about a new application, to the employer. */
export const newApplicationMails = [
  defineMailTemplate(applicationReceivedMail, composeReceived),
  defineMailTemplate(applicationRelayedMail, composeRelayed),
];

function composeReceived(values: ApplicationReceivedValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { jobTitle, applicant, occupation, location } = values;
  const known = [applicant, occupation, location].filter(Boolean).join(', ');
  return {
    subject: text('application.received.subject', { jobTitle }),
    preview: text('application.received.preview', { applicant: known }),
    heading: text('application.received.heading'),
    paragraphs: [
      text('application.received.body', { applicant, jobTitle }),
      ...(occupation ? [text('application.relayed.occupation', { value: occupation })] : []),
      ...(location ? [text('application.relayed.location', { value: location })] : []),
    ],
    ...frameOf(values, language),
    closing: text('application.received.closing'),
    footnote: text('application.employerFootnote'),
  };
}

function composeRelayed(values: ApplicationRelayedValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { jobTitle, applicant, message, answers, files, leftOut } = values;
  return {
    subject: text('application.relayed.subject', { jobTitle }),
    preview: text('application.received.preview', { applicant }),
    heading: text('application.received.heading'),
    paragraphs: [
      text('application.received.body', { applicant, jobTitle }),
      ...describeApplicant(values, language),
      ...(message ? [text('application.relayed.message'), ...message.split(/\n{2,}/)] : []),
      ...answers.map((answer) => `${answer.text} ${describeAnswer(answer, language)}`),
      ...(files.length > 0 ? [text('application.relayed.files', { names: files.join(', ') })] : []),
      ...(leftOut > 0 ? [text('application.relayed.leftOut', { count: leftOut })] : []),
    ],
    ...frameOf(values, language),
    closing: text('application.relayed.closing'),
    footnote: text('application.employerFootnote'),
  };
}

function describeApplicant({ details }: ApplicationRelayedValues, language: Language): string[] {
  const text = mailTexts(language);
  const personalFields = ['occupation', 'location', 'email', 'phone', 'callbackTime'] as const;
  return personalFields.flatMap((key) =>
    details[key] ? text(`application.relayed.${key}`, { value: details[key] }) : [],
  );
}

function describeAnswer({ kind, value }: ApplicationRelayedValues['answers'][number], language: Language): string {
  const text = mailTexts(language);
  if (kind === 'date' && typeof value === 'string') return formatDate(value, language);
  if (!Array.isArray(value)) return value;
  const chosen = kind === 'shifts' ? SHIFTS.filter((shift) => value.includes(shift)) : null;
  return (chosen?.map((shift) => text(`application.relayed.shift.${shift}`)) ?? value).join(', ');
}
