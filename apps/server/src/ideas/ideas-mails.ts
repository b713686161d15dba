import type { Language } from '@stellenvisite/contract/languages';
import { type IdeaChangedMailValues, ideaChangedMail } from '@stellenvisite/core/ideas/ideas.mails';
import { defineMailTemplate } from '../mails/define-mail-template.ts';
import { inLanguage } from '../mails/in-language.ts';
import type { MailContent } from '../mails/mail-content.ts';
import { mailTexts } from '../mails/mail-texts.ts';

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
