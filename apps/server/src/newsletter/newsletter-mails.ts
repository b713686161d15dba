import { categoryPath } from '@stellenvisite/contract/category-slugs';
import { formatDate } from '@stellenvisite/contract/format-date';
import { formatCount, formatPayRange } from '@stellenvisite/contract/format-money';
import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import type { Language } from '@stellenvisite/contract/languages';
import {
  type AlreadySubscribedValues,
  alreadySubscribedMail,
  type ConfirmNewsletterValues,
  confirmNewsletterMail,
  type NewsletterIssueValues,
  type NewsletterLetterValues,
  newsletterIssueMail,
  newsletterLetterMail,
} from '@stellenvisite/core/newsletter/newsletter.mails';
import { defineMailTemplate } from '../mails/define-mail-template.ts';
import { inLanguage } from '../mails/in-language.ts';
import type { MailContent, MailJob } from '../mails/mail-content.ts';
import { type MailTexts, mailTexts } from '../mails/mail-texts.ts';

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
  const date = formatDate(issuedAt);
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
