import type { NewsletterFrequency } from '@stellenvisite/contract/content/newsletter';
import { categoryPath } from '@stellenvisite/contract/jobs/category-slugs';
import type { JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import type { RichText } from '@stellenvisite/contract/jobs/rich-text';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { formatCount, formatPayRange } from '@stellenvisite/contract/platform/format-money';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { defineMail } from '../../platform/mails/define-mail.ts';
import { defineMailTemplate } from '../../platform/mails/define-mail-template.ts';
import { inLanguage } from '../../platform/mails/in-language.ts';
import type { MailContent, MailJob } from '../../platform/mails/mail-content.ts';
import { type MailTexts, mailTexts } from '../../platform/mails/mail-texts.ts';

export type ConfirmNewsletterValues = { confirmUrl: string; frequency: NewsletterFrequency };
export const confirmNewsletterMail = defineMail<ConfirmNewsletterValues>('newsletter.confirm');

export type AlreadySubscribedValues = {
  frequency: NewsletterFrequency;
  otherFrequency: NewsletterFrequency;
  changeUrl: string;
  unsubscribeUrl: string;
};
export const alreadySubscribedMail = defineMail<AlreadySubscribedValues>('newsletter.already-subscribed');

/** A letter we wrote ourselves; `bodyHtml` is sanitised rich text. */
export type NewsletterLetterValues = { subject: string; preview: string; bodyHtml: RichText; unsubscribeUrl: string };
export const newsletterLetterMail = defineMail<NewsletterLetterValues>('newsletter.letter');

export type NewsletterIssueValues = {
  frequency: NewsletterFrequency;
  issuedAt: Date;
  total: number;
  categories: { category: JobCategory; count: number }[];
  jobs: JobItem[];
  publicUrl: string;
  unsubscribeUrl: string;
};
export const newsletterIssueMail = defineMail<NewsletterIssueValues>('newsletter.issue');

export const newsletterMails = [
  defineMailTemplate(confirmNewsletterMail, composeConfirmation),
  defineMailTemplate(alreadySubscribedMail, composeAlreadySubscribed),
  defineMailTemplate(newsletterIssueMail, composeIssue),
  defineMailTemplate(newsletterLetterMail, composeLetter),
];

function composeConfirmation(values: ConfirmNewsletterValues, language: Language): MailContent {
  const text = mailTexts(language);
  return {
    subject: text('newsletter.confirm.subject'),
    preview: text('newsletter.confirm.preview'),
    heading: text('newsletter.confirm.heading'),
    paragraphs: [text('newsletter.confirm.body')],
    row: { label: text('newsletter.confirm.rowLabel'), value: text(`frequency.${values.frequency}`) },
    action: { label: text('newsletter.confirm.action'), url: inLanguage(values.confirmUrl, language) },
    closing: text('newsletter.confirm.closing'),
    footnote: text('newsletter.confirm.footnote'),
  };
}

function composeAlreadySubscribed(values: AlreadySubscribedValues, language: Language): MailContent {
  const text = mailTexts(language);
  return {
    subject: text('newsletter.alreadySubscribed.subject'),
    preview: text('newsletter.alreadySubscribed.preview'),
    heading: text('newsletter.alreadySubscribed.heading'),
    paragraphs: [
      text('newsletter.alreadySubscribed.body'),
      text(`newsletter.alreadySubscribed.change_${values.otherFrequency}`),
    ],
    row: { label: text('newsletter.alreadySubscribed.rowLabel'), value: text(`frequency.${values.frequency}`) },
    action: {
      label: text(`newsletter.alreadySubscribed.action_${values.otherFrequency}`),
      url: inLanguage(values.changeUrl, language),
    },
    footnote: text('newsletter.alreadySubscribed.footnote'),
    unsubscribe: {
      label: text('newsletter.alreadySubscribed.unsubscribe'),
      url: inLanguage(values.unsubscribeUrl, language),
    },
  };
}

function composeLetter(values: NewsletterLetterValues, language: Language): MailContent {
  const text = mailTexts(language);
  const { subject, preview, bodyHtml, unsubscribeUrl } = values;
  return {
    subject,
    preview,
    heading: subject.replace(/^\[Test\] /, ''),
    paragraphs: [],
    richText: bodyHtml,
    footnote: text('newsletter.letter.footnote'),
    unsubscribe: { label: text('newsletter.letter.unsubscribe'), url: inLanguage(unsubscribeUrl, language) },
  };
}

function composeIssue(values: NewsletterIssueValues, language: Language): MailContent {
  const { frequency, issuedAt, total, categories, jobs, publicUrl, unsubscribeUrl } = values;
  const text = mailTexts(language);
  const date = formatDate(issuedAt, language);
  const number = (count: number) => formatCount(count, language);
  const [first] = jobs;
  return {
    subject: text('newsletter.issue.subject', { count: total, total: number(total), date }),
    preview: first
      ? text(total > 1 ? 'newsletter.issue.preview_more' : 'newsletter.issue.preview', {
          title: first.title,
          place: first.location.city,
        })
      : '',
    heading: text('newsletter.issue.heading', { count: total, total: number(total) }),
    paragraphs: [text(`newsletter.issue.body_${frequency}`)],
    counts: categories.map(({ category, count }) => ({
      label: text(`category.${category}`),
      count: number(count),
      url: inLanguage(publicUrl + categoryPath(category), language),
    })),
    jobs: jobs.map((job) => toMailJob(job, publicUrl, language, text)),
    action: {
      label: text('newsletter.issue.action', { count: total }),
      url: inLanguage(`${publicUrl}/jobs?postedWithin=${frequency === 'weekly' ? 7 : 1}&sort=newest`, language),
    },
    footnote: text(`newsletter.issue.footnote_${frequency}`),
    unsubscribe: { label: text('newsletter.issue.unsubscribe'), url: inLanguage(unsubscribeUrl, language) },
  };
}

function toMailJob(job: JobItem, publicUrl: string, language: Language, text: MailTexts): MailJob {
  return {
    url: inLanguage(`${publicUrl}/jobs/${job.id}`, language),
    title: job.title,
    employer: `${job.employer.name}, ${job.location.city}`,
    pay: job.salary ? `${formatPayRange(job.salary, language, 'exact')} ${text(`period.${job.salary.period}`)}` : null,
    category: job.category,
    badge: job.featured ? text('job.featured') : null,
    week: job.week?.map((cell) => cell?.shift ?? null) ?? null,
  };
}
