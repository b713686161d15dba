import type { AnswerReminderDays } from '@stellenvisite/contract/applications/applications';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { defineMail } from '../../platform/mails/define-mail.ts';
import { defineMailTemplate } from '../../platform/mails/define-mail-template.ts';
import { inLanguage } from '../../platform/mails/in-language.ts';
import type { MailContent } from '../../platform/mails/mail-content.ts';
import { mailTexts } from '../../platform/mails/mail-texts.ts';

/** To who answers at the employer. Names nobody who applied. */
export type UnansweredValues = {
  employer: string;
  count: number;
  days: AnswerReminderDays;
  url: string;
  unsubscribeUrl: string;
};
export const unansweredMail = defineMail<UnansweredValues>('answer.reminder');

export const answerMails = [defineMailTemplate(unansweredMail, composeUnanswered)];

function composeUnanswered(values: UnansweredValues, language: Language): MailContent {
  const { employer, count, days, url, unsubscribeUrl } = values;
  const text = mailTexts(language);
  const about = { count, days: String(days) };
  return {
    subject: text('answer.reminder.subject', about),
    preview: text('answer.reminder.preview'),
    heading: text('answer.reminder.heading'),
    paragraphs: [text('answer.reminder.body', about)],
    row: { label: text('team.rowLabel'), value: employer },
    action: { label: text('answer.reminder.action'), url: inLanguage(url, language) },
    closing: text('answer.reminder.closing'),
    footnote: text('team.footnote'),
    unsubscribe: { label: text('notification.unsubscribe'), url: inLanguage(unsubscribeUrl, language) },
  };
}
