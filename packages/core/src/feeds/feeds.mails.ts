import type { FeedFailure } from '@stellenvisite/contract/feeds/feeds';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { defineMail } from '../platform/mails/define-mail.ts';
import { defineMailTemplate } from '../platform/mails/define-mail-template.ts';
import { inLanguage } from '../platform/mails/in-language.ts';
import type { MailContent } from '../platform/mails/mail-content.ts';
import { mailTexts } from '../platform/mails/mail-texts.ts';

/** Values of the mail to those who look after a feed: a fetch changed nothing. */
export type FeedTroubleValues = {
  feed: string;
  employer: string;
  failure: FeedFailure;
  /** The difference to the usual size, where that is the reason. */
  percent: number | null;
  url: string;
  unsubscribeUrl: string;
};
export const feedTroubleMail = defineMail<FeedTroubleValues>('feeds.trouble');

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
