import type { FeedFact } from '@stellenvisite/contract/feeds/feeds';
import type { Contract, EmploymentType } from '@stellenvisite/contract/jobs/job-fields';
import type { FeedJob, FeedRange } from '../feed-job.ts';
import { monthsIn, readContractTerms } from '../resolve/read-contract.ts';
import { readEmployment } from '../resolve/read-employment.ts';
import { readHours } from '../resolve/read-hours.ts';
import { employmentOfHours, employmentOfWorkload, readWorkload } from '../resolve/read-workload.ts';
import { memoize } from '../values/memoize.ts';
import { readContract, readEmploymentTypes } from '../values/read-words.ts';

/** The words of a field, and the element that has them; `untranslated` where the employer's mapping has translated them into one of our values. */
export type FoundWords = { words: string; element: string; untranslated?: string };

const QUOTED = 160;

/** Stores the words that a fact is read from; the first ones count. */
export function addSource(
  job: Pick<FeedJob, 'sources'>,
  fact: FeedFact,
  { words: read, untranslated, element }: FoundWords,
): void {
  const words = untranslated ?? read;
  job.sources[fact] ??= { from: 'field', element, words: words.replaceAll(/\s+/g, ' ').slice(0, QUOTED) };
}

export type Terms = {
  employmentTypes: EmploymentType[];
  contract: Contract | null;
  months: number | null;
  hours: FeedRange | null;
  workload: FeedRange | null;
};

/** Reads everything that the words of one field state about the extent and the contract: "TZ 30h, befristet". */
export const readTermsIn = memoize(
  (words: string): Terms => ({
    employmentTypes: employmentIn(words, false),
    contract: readContract(words) ?? readContractTerms([words], 'field')?.value.contract ?? null,
    months: monthsIn(words),
    hours: readHours([words], 'field')?.value ?? null,
    workload: readWorkload([words], 'field')?.value ?? null,
  }),
);

/** "temporary" limits a contract; only by an employer's own translation it is a kind of employment. */
const ONLY_CONTRACT = /^temp(?:orary|orär)?$/iu;

function employmentIn(words: string, isTranslated: boolean): EmploymentType[] {
  const isKind = (type: EmploymentType) =>
    type !== 'temporary' || isTranslated || !words.split(/[,;|/]/).some((part) => ONLY_CONTRACT.test(part.trim()));
  const listed = readEmploymentTypes(words).filter(isKind);
  const free = readEmployment([words], 'field')?.value;
  const isExtent = (type: EmploymentType) => type === 'full_time' || type === 'part_time' || type === 'both';
  if (free && isExtent(free)) return [free, ...listed.filter((type) => !isExtent(type))];
  if (listed.length > 0 || free === undefined) return listed;
  return [free];
}

type TermFields = Record<'employmentType' | 'contract' | 'hours', FoundWords | null>;

/** Fills in the terms that a job has no value for yet, from the words of its fields in their order. */
export function applyTerms(job: FeedJob, { employmentType, contract: contractField, hours }: TermFields): void {
  for (const found of [employmentType, contractField, hours]) {
    if (!found) continue;
    const terms = readTermsIn(found.untranslated ?? found.words);
    const types = found.untranslated === undefined ? terms.employmentTypes : employmentIn(found.words, true);
    if (job.employmentTypes.length === 0 && types.length > 0) {
      job.employmentTypes = types;
      addSource(job, 'employmentType', found);
    }
    // Another field's translation is no contract: a casual worker ("temporary") may have a permanent one.
    const isTranslated = found.untranslated !== undefined && found === contractField;
    const contract = isTranslated ? (readContract(found.words) ?? terms.contract) : terms.contract;
    if (job.contract === null && contract !== null) {
      job.contract = contract;
      addSource(job, 'contract', found);
    }
    if (job.contract === 'fixed_term') job.contractMonths ??= terms.months;
    if (job.hoursPerWeek === null && terms.hours) {
      job.hoursPerWeek = terms.hours;
      addSource(job, 'hours', found);
    }
    if (job.workload === null && terms.workload) {
      job.workload = terms.workload;
      addSource(job, 'employmentType', found);
    }
  }
}

/** Derives the extent from the percentage or the hours of a field, where no field names it. */
export function deriveEmployment(job: FeedJob): void {
  if (job.employmentTypes.length > 0) return;
  const type = job.workload
    ? employmentOfWorkload(job.workload)
    : job.hoursPerWeek && employmentOfHours(job.hoursPerWeek);
  if (!type) return;
  job.employmentTypes = [type];
  const { hours } = job.sources;
  if (hours && !job.sources.employmentType) job.sources.employmentType = hours;
}
