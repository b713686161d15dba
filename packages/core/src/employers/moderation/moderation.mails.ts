import type { Language } from '@stellenvisite/contract/platform/languages';
import { defineMail } from '../../platform/mails/define-mail.ts';
import { defineMailTemplate } from '../../platform/mails/define-mail-template.ts';
import { inLanguage } from '../../platform/mails/in-language.ts';
import type { MailContent } from '../../platform/mails/mail-content.ts';
import { mailTexts } from '../../platform/mails/mail-texts.ts';

export type SuspensionLiftedValues = { employer: string; url: string };
/** To owners: they can publish again, and resume what was paused. */
export const suspensionLiftedMail = defineMail<SuspensionLiftedValues>('employer.suspension-lifted');

/** To owners: why nothing may be done for the employer, in the administrator's words. */
export type EmployerSuspendedValues = SuspensionLiftedValues & { reason: string };
export const employerSuspendedMail = defineMail<EmployerSuspendedValues>('employer.suspended');

export const moderationMails = [
  defineMailTemplate(employerSuspendedMail, composeSuspended),
  defineMailTemplate(suspensionLiftedMail, composeLifted),
];

function composeSuspended({ reason, ...values }: EmployerSuspendedValues, language: Language): MailContent {
  const text = mailTexts(language);
  return {
    ...frameOf('suspended', values, language),
    paragraphs: [
      text('employerModeration.suspended.body', { employer: values.employer }),
      text('employerModeration.suspended.reason', { reason }),
      text('employerModeration.suspended.objection'),
    ],
  };
}

function composeLifted(values: SuspensionLiftedValues, language: Language): MailContent {
  const text = mailTexts(language);
  return {
    ...frameOf('lifted', values, language),
    paragraphs: [text('employerModeration.lifted.body', { employer: values.employer })],
  };
}

function frameOf(what: 'suspended' | 'lifted', { employer, url }: SuspensionLiftedValues, language: Language) {
  const text = mailTexts(language);
  return {
    subject: text(`employerModeration.${what}.subject`, { employer }),
    preview: text(`employerModeration.${what}.preview`),
    heading: text(`employerModeration.${what}.heading`),
    row: { label: text('team.rowLabel'), value: employer },
    action: { label: text('employerModeration.action'), url: inLanguage(url, language) },
    footnote: text('team.footnote'),
  };
}
