import { SHIFTS } from '@stellenvisite/contract/jobs/duty';
import { JOB_CATEGORIES } from '@stellenvisite/contract/jobs/job-fields';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { markOrigin } from '@stellenvisite/contract/jobs/statistics';
import { toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { formatCount, formatMoney, formatPayRange } from '@stellenvisite/contract/platform/format-money';
import type { Language } from '@stellenvisite/contract/platform/languages';
import type { AlertFrequency } from '@stellenvisite/contract/seekers/job-alerts';
import { defineMail } from '../../platform/mails/define-mail.ts';
import { defineMailTemplate } from '../../platform/mails/define-mail-template.ts';
import { inLanguage } from '../../platform/mails/in-language.ts';
import type { MailContent, ScoredMailJob } from '../../platform/mails/mail-content.ts';
import { type MailTexts, mailTexts } from '../../platform/mails/mail-texts.ts';
import type { alertLinks } from './alert-links.ts';
import type { JobExplanation } from './explain-jobs.ts';

export type ConfirmAlertValues = { name: string; query: string; frequency: AlertFrequency; confirmUrl: string };
export const confirmAlertMail = defineMail<ConfirmAlertValues>('job-alert.confirm');

export type JobAlertMailValues = ReturnType<typeof alertLinks> & {
  name: string;
  query: string;
  frequency: AlertFrequency;
  greeted: string | null;
  sentAt: Date;
  createdAt: Date;
  /** All that is new, of which the mail shows the best. */
  total: number;
  jobs: (JobExplanation & { item: JobItem })[];
  publicUrl: string;
};
export const jobAlertMail = defineMail<JobAlertMailValues>('job-alert.digest');

/** Filters that are stated in words; the others are counted. */
const SAID = new Set(['q', 'location', 'radius', 'category', 'shift', 'salaryMin', 'salaryMax']);

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
    footnote: text(`jobAlert.digest.footnote_${frequency}`, { date: formatDate(createdAt, language) }),
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

/** Describes the criteria of an alert in one line: "Pflegefachkraft, Köln 25 km, Früh, Spät, ab 3.700,00 €". */
function describeCriteria(query: string, language: Language, text: MailTexts): string {
  const params = new URLSearchParams(query);
  const [place, km] = [params.get('location'), params.get('radius')];
  const amount = (name: string) => {
    const value = Number(params.get(name));
    const currency = params.getAll('country').join() === 'CH' ? 'CHF' : 'EUR';
    return value ? formatMoney(value * 100, { currency, language }) : null;
  };
  const [from, to] = [amount('salaryMin'), amount('salaryMax')];
  const others = new Set([...params.keys()].filter((name) => !SAID.has(name))).size;
  return [
    params.get('q'),
    place && (km ? text('jobAlert.criteria.radius', { place, km }) : place),
    ...JOB_CATEGORIES.filter((name) => params.getAll('category').includes(name)).map((name) =>
      text(`category.${name}`),
    ),
    ...SHIFTS.filter((name) => params.getAll('shift').includes(name)).map((name) => text(`job.shift.${name}`)),
    from && text('jobAlert.criteria.payFrom', { amount: from }),
    to && text('jobAlert.criteria.payTo', { amount: to }),
    others > 0 && text('jobAlert.criteria.more', { count: others }),
  ]
    .filter((part) => part)
    .join(', ');
}
