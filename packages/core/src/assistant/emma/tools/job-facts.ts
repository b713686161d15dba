import type { JobDetail, JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { formatPayRange } from '@stellenvisite/contract/platform/format-money';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { CONTRACT_NAMES, EMPLOYMENT_NAMES, SHIFT_NAMES } from '../wish-texts.ts';

/** A job as a model reads it: short, in words, and only what the ad says. */
export type JobFacts = {
  id: string;
  title: string;
  employer: string;
  employerId: string;
  city: string;
  distanceKm: number | null;
  pay: string | null;
  tariff: string | null;
  employment: string | null;
  hours: string | null;
  contract: string | null;
  shifts: string | null;
  maxNightsPerMonth: number | null;
  freeWeekendsOfFour: number | null;
  answerDays: number | null;
};

const PERIODS: Record<Language, Record<'hour' | 'month' | 'year', string>> = {
  de: { hour: 'die Stunde', month: 'im Monat', year: 'im Jahr' },
  en: { hour: 'an hour', month: 'a month', year: 'a year' },
};

export function payText({ salary }: Pick<JobItem, 'salary'>, language: Language): string | null {
  return salary ? `${formatPayRange(salary, language)} ${PERIODS[language][salary.period]}` : null;
}

export function hoursText({ hoursPerWeek }: Pick<JobItem, 'hoursPerWeek'>, language: Language): string | null {
  if (!hoursPerWeek) return null;
  const { min, max } = hoursPerWeek;
  const amount = (value: number) => (language === 'de' ? String(value).replace('.', ',') : String(value));
  const range = min === max ? amount(min) : `${amount(min)}–${amount(max)}`;
  return language === 'de' ? `${range} Std. in der Woche` : `${range} hours a week`;
}

export function shiftsText({ shifts }: Pick<JobItem, 'shifts'>, language: Language): string | null {
  return shifts.length > 0 ? shifts.map((shift) => SHIFT_NAMES[language][shift]).join(', ') : null;
}

export function tariffText({ tariff }: Pick<JobItem, 'tariff'>): string | null {
  return tariff ? [tariff.name, tariff.grade].filter(Boolean).join(' ') : null;
}

export function toJobFacts(job: JobItem | JobDetail, language: Language): JobFacts {
  return {
    id: job.id,
    title: job.title,
    employer: job.employer.name,
    employerId: job.employer.id,
    city: job.location.city,
    distanceKm: job.distanceKm ?? null,
    pay: payText(job, language),
    tariff: tariffText(job),
    employment: job.employmentType && EMPLOYMENT_NAMES[language][job.employmentType],
    hours: hoursText(job, language),
    contract: job.contract && CONTRACT_NAMES[language][job.contract],
    shifts: shiftsText(job, language),
    maxNightsPerMonth: job.maxNightsPerMonth,
    freeWeekendsOfFour: job.freeWeekendsOfFour,
    answerDays: ('answerDays' in job.employer ? job.employer.answerDays : undefined) ?? null,
  };
}
