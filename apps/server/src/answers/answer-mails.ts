import type { Language } from '@stellenvisite/contract/languages';
import { type UnansweredValues, unansweredMail } from '@stellenvisite/core/answers/answers.mails';
import { defineMailTemplate } from '../mails/define-mail-template.ts';
import { inLanguage } from '../mails/in-language.ts';
import type { MailContent } from '../mails/mail-content.ts';
import { mailTexts } from '../mails/mail-texts.ts';

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
