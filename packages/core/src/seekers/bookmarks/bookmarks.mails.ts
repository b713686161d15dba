import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { formatCount } from '@stellenvisite/contract/platform/format-money';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { defineMail } from '../../platform/mails/define-mail.ts';
import { defineMailTemplate } from '../../platform/mails/define-mail-template.ts';
import { inLanguage } from '../../platform/mails/in-language.ts';
import type { MailContent } from '../../platform/mails/mail-content.ts';
import { mailTexts } from '../../platform/mails/mail-texts.ts';

type Unsubscribable = { unsubscribeUrl: string };

/** To somebody who follows employers: those with new jobs since the last such mail. */
export type FollowedEmployersValues = Unsubscribable & {
  employers: { name: string; count: number; url: string }[];
};
export const followedEmployersMail = defineMail<FollowedEmployersValues>('bookmarks.new-jobs');

/** Saved jobs that end soon and were not applied for. */
export type EndingJobsValues = Unsubscribable & {
  jobs: { title: string; employer: string; endsAt: Date; url: string }[];
};
export const endingJobsMail = defineMail<EndingJobsValues>('bookmarks.ending-jobs');

export const bookmarkMails = [
  defineMailTemplate(followedEmployersMail, composeFollowed),
  defineMailTemplate(endingJobsMail, composeEnding),
];

function composeFollowed({ employers, unsubscribeUrl }: FollowedEmployersValues, language: Language): MailContent {
  const text = mailTexts(language);
  const count = employers.reduce((sum, each) => sum + each.count, 0);
  const [first] = employers;
  const employer = first?.name ?? '';
  return {
    subject: text(employers.length === 1 ? 'bookmark.followed.subjectOne' : 'bookmark.followed.subject', {
      count,
      employer,
    }),
    preview: text('bookmark.followed.preview', { employers: employers.map(({ name }) => name).join(', ') }),
    heading: text('bookmark.followed.heading', { count }),
    paragraphs: [text('bookmark.followed.body')],
    counts: employers.map((each) => ({
      label: each.name,
      count: formatCount(each.count, language),
      url: inLanguage(each.url, language),
    })),
    ...(first ? { action: { label: text('bookmark.followed.action'), url: inLanguage(first.url, language) } } : {}),
    footnote: text('bookmark.followed.footnote'),
    unsubscribe: { label: text('notification.unsubscribe'), url: inLanguage(unsubscribeUrl, language) },
  };
}

function composeEnding({ jobs, unsubscribeUrl }: EndingJobsValues, language: Language): MailContent {
  const text = mailTexts(language);
  const count = jobs.length;
  const [first] = jobs;
  const about = { title: first?.title ?? '', date: first ? formatDate(first.endsAt, language) : '' };
  return {
    subject: count === 1 ? text('bookmark.ending.subjectOne', about) : text('bookmark.ending.subject', { count }),
    preview: text('bookmark.ending.preview'),
    heading: text('bookmark.ending.heading', { count }),
    paragraphs: [text('bookmark.ending.body')],
    counts: jobs.map(({ title, employer, endsAt, url }) => ({
      label: `${title}, ${employer}`,
      count: formatDate(endsAt, language),
      url: inLanguage(url, language),
    })),
    ...(first ? { action: { label: text('bookmark.ending.action'), url: inLanguage(first.url, language) } } : {}),
    footnote: text('bookmark.ending.footnote'),
    unsubscribe: { label: text('notification.unsubscribe'), url: inLanguage(unsubscribeUrl, language) },
  };
}
