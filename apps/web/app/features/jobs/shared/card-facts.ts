import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import type { JobWords } from './use-job-words.ts';

const MOST_EXTRAS = 2;

/** Hours, contract, and one or two things that decide. Only what the employer said. */
export function cardFacts(job: JobItem, words: JobWords): string[] {
  const { t } = words;
  const extras = [
    job.remote !== 'onsite' && t(`remote.${job.remote}`),
    job.freeWeekendsOfFour !== null && job.freeWeekendsOfFour > 0 && t(`facts.freeWeekends.${job.freeWeekendsOfFour}`),
    job.maxNightsPerMonth !== null && t('facts.maxNights', { count: job.maxNightsPerMonth }),
  ].filter((fact) => fact !== false);
  const term = job.training ? words.years(job.training.months) : t(`contract.${job.contract}`);
  return [words.employment(job), term, ...extras.slice(0, MOST_EXTRAS)];
}
