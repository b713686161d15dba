import { type Country, CURRENCY_OF } from '@stellenvisite/contract/countries';
import type { EmploymentType, ExperienceLevel } from '@stellenvisite/contract/job-fields';
import type { JobContent } from '@stellenvisite/contract/job-postings.schema';
import type { FeedJob } from '@stellenvisite/feeds/feed-job';
import { readEmploymentFromText, readHoursFromText } from '@stellenvisite/feeds/resolve/read-hours';
import { readPayFromText } from '@stellenvisite/feeds/resolve/read-pay';

export function toSalary({ pay }: FeedJob, country: Country): JobContent['salary'] {
  const low = pay?.min ?? pay?.max;
  if (!pay || !low || !pay.period) return null;
  const high = pay.max ?? low;
  return {
    min: Math.min(low, high),
    max: Math.max(low, high),
    currency: pay.currency ?? CURRENCY_OF[country],
    period: pay.period,
  };
}

/** From here on what a text says is taken over; below it may be meant otherwise. */
const SURE = 85;

export function sure<Value>(reading: { value: Value; confidence: number } | null): Value | null {
  return reading && reading.confidence >= SURE ? reading.value : null;
}

/** What the words of the feed's pay say, else what the ad itself says of pay where the feed has no field for it. */
export function salaryInText({ pay }: FeedJob, text: string, country: Country): JobContent['salary'] {
  const isWordsOnly = pay !== null && pay.min === null && pay.max === null && pay.text !== null;
  if (pay && !isWordsOnly) return null;
  const said = sure(readPayFromText(isWordsOnly ? `Gehalt: ${pay.text}` : text, country));
  if (!said) return null;
  const { min, currency, period } = said;
  return { min, max: Math.max(min, said.max ?? min), currency, period };
}

/** What the feed's own fields say; else the title, else the text, where they are sure. */
export function toEmploymentType(job: FeedJob, text: string): EmploymentType {
  const { employmentTypes, workload, title } = job;
  const hoursPerWeek = job.hoursPerWeek ?? sure(readHoursFromText(text));
  const [only] = employmentTypes;
  if (employmentTypes.includes('full_time') && employmentTypes.includes('part_time')) return 'both';
  if (only) return only;
  if (workload) return workload.min >= 90 ? 'full_time' : workload.max >= 90 ? 'both' : 'part_time';
  const said = sure(readEmploymentFromText(title ?? '', { isTitle: true })) ?? sure(readEmploymentFromText(text));
  if (said) return said;
  if (hoursPerWeek) return hoursPerWeek.min >= 35 ? 'full_time' : hoursPerWeek.max >= 35 ? 'both' : 'part_time';
  return 'full_time';
}

export function toHours(hoursPerWeek: FeedJob['hoursPerWeek']): JobContent['hoursPerWeek'] {
  if (!hoursPerWeek || hoursPerWeek.min <= 0 || hoursPerWeek.max > 80) return null;
  return { min: Math.min(hoursPerWeek.min, hoursPerWeek.max), max: Math.max(hoursPerWeek.min, hoursPerWeek.max) };
}

const EXPERIENCE: Record<string, ExperienceLevel> = {
  praktikum: 'entry',
  ausbildung: 'entry',
  helfer: 'entry',
  assistenzarzt: 'entry',
  oberarzt: 'senior',
  leitung: 'senior',
  chefarzt: 'executive',
};
export const toExperience = (level: string | null): ExperienceLevel => EXPERIENCE[level ?? ''] ?? 'mid';
