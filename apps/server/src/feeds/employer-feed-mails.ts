import type { Language } from '@stellenvisite/contract/languages';
import { type FeedTroubleValues, feedTroubleMail } from '@stellenvisite/core/feeds/feeds.mails';
import { defineMailTemplate } from '../mails/define-mail-template.ts';
import { inLanguage } from '../mails/in-language.ts';
import type { MailContent } from '../mails/mail-content.ts';
import { mailTexts } from '../mails/mail-texts.ts';

export const employerFeedMails = [defineMailTemplate(feedTroubleMail, composeTrouble)];

function composeTrouble(values: FeedTroubleValues, language: Language): MailContent {
  const { feed, employer, percent, url, unsubscribeUrl } = values;
  const text = mailTexts(language);
  const about = { feed, employer, percent: String(percent) };
  const isFailure = percent === null;
  return {
    subject: isFailure ? text('feed.failed.subject', { feed }) : text('feed.tooSmall.subject', about),
    preview: text(isFailure ? 'feed.failed.preview' : 'feed.tooSmall.preview'),
    heading: isFailure ? text('feed.failed.heading') : text('feed.tooSmall.heading', about),
    paragraphs: [
      text(isFailure ? 'feed.failed.body' : 'feed.tooSmall.body', { feed, employer }),
      text(isFailure ? 'feed.failed.ways' : 'feed.tooSmall.ways'),
    ],
    action: {
      label: text(isFailure ? 'feed.failed.action' : 'feed.tooSmall.action'),
      url: inLanguage(url, language),
    },
    footnote: text('feed.footnote'),
    unsubscribe: { label: text('notification.unsubscribe'), url: inLanguage(unsubscribeUrl, language) },
  };
}
