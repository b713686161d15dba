import { formatDate } from '@stellenvisite/contract/format-date';
import type { Language } from '@stellenvisite/contract/languages';
import {
  type ExpiringJobsValues,
  expiringJobsMail,
  type HeldJobValues,
  heldJobMail,
} from '@stellenvisite/core/job-postings/job-postings.mails';
import { defineMailTemplate } from '../mails/define-mail-template.ts';
import { inLanguage } from '../mails/in-language.ts';
import type { MailContent } from '../mails/mail-content.ts';
import { mailTexts } from '../mails/mail-texts.ts';

export const jobPostingMails = [
  defineMailTemplate(heldJobMail, composeHeld),
  defineMailTemplate(expiringJobsMail, composeExpiring),
];

function composeHeld({ title, outcome, reason, url, unsubscribeUrl }: HeldJobValues, language: Language): MailContent {
  const text = mailTexts(language);
  return {
    subject: text(`jobPosting.${outcome}.subject`, { title }),
    preview: text(`jobPosting.${outcome}.preview`),
    heading: text(`jobPosting.${outcome}.heading`),
    paragraphs: [text(`jobPosting.${outcome}.body`, { title }), ...(reason?.split(/\n+/) ?? [])],
    action: { label: text(`jobPosting.${outcome}.action`), url: inLanguage(url, language) },
    footnote: text('jobPosting.footnote'),
    unsubscribe: { label: text('notification.unsubscribe'), url: inLanguage(unsubscribeUrl, language) },
  };
}

function composeExpiring({ employer, jobs, url, unsubscribeUrl }: ExpiringJobsValues, language: Language): MailContent {
  const text = mailTexts(language);
  const count = jobs.length;
  const [first] = jobs;
  const about = { title: first?.title ?? '', date: first ? formatDate(first.endsAt) : '' };
  return {
    subject:
      count === 1 ? text('jobPosting.expiring.subjectOne', about) : text('jobPosting.expiring.subject', { count }),
    preview: text('jobPosting.expiring.preview'),
    heading: text('jobPosting.expiring.heading', { count }),
    paragraphs: [text('jobPosting.expiring.body', { employer })],
    counts: jobs.map((job) => ({
      label: job.title,
      count: formatDate(job.endsAt),
      url: inLanguage(job.url, language),
    })),
    action: { label: text('jobPosting.expiring.action'), url: inLanguage(url, language) },
    footnote: text('jobPosting.footnote'),
    unsubscribe: { label: text('notification.unsubscribe'), url: inLanguage(unsubscribeUrl, language) },
  };
}
