import { toBerlinClock } from '@stellenvisite/contract/berlin-time';
import { formatDate } from '@stellenvisite/contract/format-date';
import { formatCount, formatPayRange } from '@stellenvisite/contract/format-money';
import type { Language } from '@stellenvisite/contract/languages';
import { markOrigin } from '@stellenvisite/contract/statistics';
import {
  type ConfirmAlertValues,
  confirmAlertMail,
  type JobAlertMailValues,
  jobAlertMail,
} from '@stellenvisite/core/job-alerts/job-alerts.mails';
import { defineMailTemplate } from '../mails/define-mail-template.ts';
import { inLanguage } from '../mails/in-language.ts';
import type { MailContent, ScoredMailJob } from '../mails/mail-content.ts';
import { type MailTexts, mailTexts } from '../mails/mail-texts.ts';
import { describeCriteria } from './describe-criteria.ts';

export const jobAlertMails = [
  defineMailTemplate(confirmAlertMail, composeConfirmation),
  defineMailTemplate(jobAlertMail, composeDigest),
];

function composeConfirmation(
  { name, query, frequency, confirmUrl }: ConfirmAlertValues,
  language: Language,
): MailContent {
  const text = mailTexts(language);
  return {
    subject: text('jobAlert.confirm.subject'),
    preview: text('jobAlert.confirm.preview'),
    heading: text('jobAlert.confirm.heading'),
    paragraphs: [text('jobAlert.confirm.body', { name, criteria: describeCriteria(query, language, text) })],
    row: { label: text('jobAlert.confirm.rowLabel'), value: text(`jobAlert.frequency.${frequency}`) },
    action: { label: text('jobAlert.confirm.action'), url: inLanguage(confirmUrl, language) },
    closing: text('jobAlert.confirm.closing'),
    footnote: text('jobAlert.confirm.footnote'),
  };
}

function composeDigest(values: JobAlertMailValues, language: Language): MailContent {
  const { name, total, jobs, frequency, createdAt } = values;
  const text = mailTexts(language);
  const counted = { count: total, total: formatCount(total, language), name };
  const [first] = jobs;
  const hasScores = jobs.some(({ score }) => score !== null);
  const link = (label: string, url: string) => ({ label, url: inLanguage(url, language) });
  return {
    subject: text('jobAlert.digest.subject', counted),
    preview: first
      ? text(total > 1 ? 'jobAlert.digest.preview_more' : 'jobAlert.digest.preview', {
          title: first.item.title,
          place: first.item.location.city,
        })
      : '',
    heading: text('jobAlert.digest.heading', counted),
    marked: { above: greetingOf(values, text), below: describeCriteria(values.query, language, text) },
    paragraphs: [],
    scoredJobs: jobs.map((job) => toScoredJob(job, values.publicUrl, language, text)),
    action: link(text('jobAlert.digest.action', counted), values.allUrl),
    choices: {
      text: text('jobAlert.digest.choices'),
      links: [
        link(text(`jobAlert.digest.${values.otherFrequency}`), values.otherFrequencyUrl),
        link(text('jobAlert.digest.pause'), values.pauseUrl),
        link(text('jobAlert.digest.end'), values.endUrl),
      ],
    },
    legend: text(hasScores ? 'jobAlert.digest.legendScore' : 'jobAlert.digest.legend'),
    footnote: text(`jobAlert.digest.footnote_${frequency}`, { date: formatDate(createdAt) }),
    unsubscribe: link(text('jobAlert.digest.settings'), values.settingsUrl),
  };
}

const NOON = 11;

function greetingOf({ greeted, sentAt }: JobAlertMailValues, text: MailTexts): string {
  const hour = toBerlinClock(sentAt).getUTCHours();
  const time = hour >= 4 && hour < NOON ? 'greetingMorning' : 'greeting';
  return greeted ? text(`jobAlert.digest.${time}Named`, { name: greeted }) : text(`jobAlert.digest.${time}`);
}

type AlertJob = JobAlertMailValues['jobs'][number];

function toScoredJob(
  { item, score, pros, cons }: AlertJob,
  publicUrl: string,
  language: Language,
  text: MailTexts,
): ScoredMailJob {
  const { salary, tariff, week, shifts, location } = item;
  const shiftNames = shifts.map((shift) => text(`job.shift.${shift}`)).join(', ');
  return {
    url: inLanguage(markOrigin(`${publicUrl}/jobs/${item.id}`, 'suchauftrag'), language),
    title: item.title,
    employer: item.employer.name,
    place: location.city,
    score: score === null ? null : `${score}\u00a0%`,
    pros,
    cons,
    pay: salary && formatPayRange(salary, language, 'exact'),
    payNote: salary
      ? [text(`period.${salary.period}`), tariff?.name].filter((part) => part).join(', ')
      : text('job.noPay'),
    week: week?.map((cell) => cell?.shift ?? null) ?? null,
    shiftsText: shiftNames || text('job.noShifts'),
    action: text('job.view'),
  };
}
