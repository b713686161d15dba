import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { defineMail } from '../../platform/mails/define-mail.ts';
import { defineMailTemplate } from '../../platform/mails/define-mail-template.ts';
import { inLanguage } from '../../platform/mails/in-language.ts';
import type { MailContent } from '../../platform/mails/mail-content.ts';
import { mailTexts } from '../../platform/mails/mail-texts.ts';

/** The decision of an administrator about a job: it is public, to be changed, or gone. */
export type JobOutcome = 'released' | 'refused' | 'removed';
export type PendingJobValues = {
  title: string;
  outcome: JobOutcome;
  reason: string | null;
  url: string;
  unsubscribeUrl: string;
};
export const pendingJobMail = defineMail<PendingJobValues>('job-postings.pending-job');

/** To somebody who acts for an employer: its jobs that are about to end. */
export type ExpiringJobsValues = {
  employer: string;
  jobs: { title: string; endsAt: Date; url: string }[];
  url: string;
  unsubscribeUrl: string;
};
export const expiringJobsMail = defineMail<ExpiringJobsValues>('job-postings.expiring-jobs');

export const jobPostingMails = [
  defineMailTemplate(pendingJobMail, composeScheduled),
  defineMailTemplate(expiringJobsMail, composeExpiring),
];

function composeScheduled(
  { title, outcome, reason, url, unsubscribeUrl }: PendingJobValues,
  language: Language,
): MailContent {
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
  const about = { title: first?.title ?? '', date: first ? formatDate(first.endsAt, language) : '' };
  return {
    subject:
      count === 1 ? text('jobPosting.expiring.subjectOne', about) : text('jobPosting.expiring.subject', { count }),
    preview: text('jobPosting.expiring.preview'),
    heading: text('jobPosting.expiring.heading', { count }),
    paragraphs: [text('jobPosting.expiring.body', { employer })],
    counts: jobs.map((job) => ({
      label: job.title,
      count: formatDate(job.endsAt, language),
      url: inLanguage(job.url, language),
    })),
    action: { label: text('jobPosting.expiring.action'), url: inLanguage(url, language) },
    footnote: text('jobPosting.footnote'),
    unsubscribe: { label: text('notification.unsubscribe'), url: inLanguage(unsubscribeUrl, language) },
  };
}
