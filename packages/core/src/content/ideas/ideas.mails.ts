import type { IdeaChange } from '@stellenvisite/contract/content/ideas';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { defineMail } from '../../platform/mails/define-mail.ts';
import { defineMailTemplate } from '../../platform/mails/define-mail-template.ts';
import { inLanguage } from '../../platform/mails/in-language.ts';
import type { MailContent } from '../../platform/mails/mail-content.ts';
import { mailTexts } from '../../platform/mails/mail-texts.ts';

/** To who voted: the idea has another status, is one with another now, or has a new comment where they requested those. */
export type IdeaChangedMailValues = {
  title: string;
  what: IdeaChange;
  /** Our reason or answer, in our words. */
  words: string | null;
  url: string;
  unsubscribeUrl: string;
};
export const ideaChangedMail = defineMail<IdeaChangedMailValues>('ideas.changed');

export const ideasMails = [defineMailTemplate(ideaChangedMail, composeChanged)];

function composeChanged(values: IdeaChangedMailValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { title, what, words, url, unsubscribeUrl } = values;
  return {
    subject: text(`idea.subject_${what}`, { title }),
    preview: text(`idea.heading_${what}`),
    heading: text(`idea.heading_${what}`),
    paragraphs: [text(what === 'merged' ? 'idea.body_merged' : 'idea.body', { title }), ...(words ? [words] : [])],
    action: { label: text('idea.action'), url: inLanguage(url, language) },
    footnote: text('idea.footnote'),
    unsubscribe: { label: text('idea.unsubscribe'), url: inLanguage(unsubscribeUrl, language) },
  };
}
