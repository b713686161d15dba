import type { Language } from '@stellenvisite/contract/platform/languages';
import { defineMail } from '../platform/mails/define-mail.ts';
import { defineMailTemplate } from '../platform/mails/define-mail-template.ts';
import { inLanguage } from '../platform/mails/in-language.ts';
import type { MailContent } from '../platform/mails/mail-content.ts';
import { mailTexts } from '../platform/mails/mail-texts.ts';

/** To either side: messages wait unread. Says who wrote and how many, and nothing of what was written. */
export type UnreadMessagesValues = {
  /** Null for the employer's people: the applicant is not named in a mailbox that several may read. */
  employer: string | null;
  jobTitle: string;
  count: number;
  url: string;
  unsubscribeUrl: string;
};
export const unreadMessagesMail = defineMail<UnreadMessagesValues>('message.unread');

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
