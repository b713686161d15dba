import type { Language } from '@stellenvisite/contract/languages';
import { type UnreadMessagesValues, unreadMessagesMail } from '@stellenvisite/core/messages/messages.mails';
import { defineMailTemplate } from '../mails/define-mail-template.ts';
import { inLanguage } from '../mails/in-language.ts';
import type { MailContent } from '../mails/mail-content.ts';
import { mailTexts } from '../mails/mail-texts.ts';

export const messageMails = [defineMailTemplate(unreadMessagesMail, composeUnread)];

function composeUnread(values: UnreadMessagesValues, language: Language): MailContent {
  const { employer, jobTitle, count, url, unsubscribeUrl } = values;
  const text = mailTexts(language);
  const about = { count, employer: employer ?? '', jobTitle };
  const side = employer === null ? 'message.unread.toEmployer' : 'message.unread.toApplicant';
  return {
    subject: text(`${side}.subject`, about),
    preview: text('message.unread.preview'),
    heading: text('message.unread.heading', { count }),
    paragraphs: [text(`${side}.body`, about)],
    row: {
      label: text('message.unread.rowLabel'),
      value: employer === null ? jobTitle : `${jobTitle}, ${employer}`,
    },
    action: { label: text('message.unread.action', { count }), url: inLanguage(url, language) },
    closing: text('message.unread.closing'),
    footnote: text('message.unread.footnote'),
    unsubscribe: { label: text('message.unread.unsubscribe'), url: inLanguage(unsubscribeUrl, language) },
  };
}
