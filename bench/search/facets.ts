import { SALARY_BAR } from '@stellenvisite/contract/jobs/job-search';
import { type Answer, type FacetCounts, LIST_FILTERS, type ListFilter, type Question } from './engine.ts';
import type { SearchDocument } from './read-documents.ts';

/** Days of the `postedWithin` facet and width of a bar of the `salary` facet, as the API counts them. */
export const WITHIN_DAYS = [1, 7, 14, 30] as const;
export const DAY_S = 86_400;
export const BAR_CENTS = SALARY_BAR * 100;

export const valuesOf: Record<ListFilter, (document: SearchDocument) => readonly string[]> = {
  category: ({ category }) => [category],
  employmentType: ({ employmentType }) =>
    employmentType === 'both' ? ['full_time', 'part_time', 'both'] : [employmentType],
  experienceLevel: ({ experienceLevel }) => [experienceLevel],
  specialty: ({ specialty }) => (specialty ? [specialty] : []),
  remote: ({ remote }) => [remote],
  employerType: ({ employerType, employerKinds }) => [...new Set([employerType, ...employerKinds])],
  companySize: ({ companySize }) => (companySize ? [companySize] : []),
  country: ({ country }) => [country],
  shift: ({ shifts }) => shifts,
};

/** A job with the values of its facets laid out once, not for every question. */
export type Faceted = { document: SearchDocument; lists: readonly (readonly string[])[] };

export function toFaceted(document: SearchDocument): Faceted {
  return { document, lists: LIST_FILTERS.map((name) => valuesOf[name](document)) };
}

type Test = { facet: string; holds: (job: Faceted) => boolean };

/** Returns the filters of a question, each under the name of its facet. */
function testsOf({ filters, weekendFree, postedWithin, salaryMin }: Question, nowS: number): Test[] {
  const tests: Test[] = LIST_FILTERS.flatMap((facet, at) => {
    const wanted = filters[facet];
    return wanted
      ? { facet, holds: ({ lists }: Faceted) => lists[at]?.some((value) => wanted.includes(value)) === true }
      : [];
  });
  const since = nowS - (postedWithin ?? 0) * DAY_S;
  const least = (salaryMin ?? 0) * 100;
  if (weekendFree) tests.push({ facet: 'weekendFree', holds: ({ document }) => document.weekendFree });
  if (postedWithin) tests.push({ facet: 'postedWithin', holds: ({ document }) => document.postedAt >= since });
  if (salaryMin)
    tests.push({ facet: 'salary', holds: ({ document }) => document.pay !== null && document.pay >= least });
  return tests;
}

/** For engines without facets of their own: one pass over what the words and the place have found. */
export function countFacets(
  candidates: readonly Faceted[],
  question: Question,
  nowS: number,
): { hits: SearchDocument[]; facets: FacetCounts } {
  const tests = testsOf(question, nowS);
  const hits: SearchDocument[] = [];
  const facets: FacetCounts = {};
  for (const job of candidates) {
    let failed = 0;
    let only: string | undefined;
    for (const { facet, holds } of tests) {
      if (holds(job)) continue;
      failed += 1;
      only = facet;
    }
    if (failed > 1) continue;
    if (failed === 0) hits.push(job.document);
    countInto(facets, job, nowS, only);
  }
  return { hits, facets };
}

/** A job that fails one filter only still counts in that filter's facet, since an own choice does not narrow it. */
function countInto(facets: FacetCounts, { document, lists }: Faceted, nowS: number, only: string | undefined): void {
  for (const [at, facet] of LIST_FILTERS.entries())
    if (only === undefined || only === facet) for (const value of lists[at] ?? []) add(facets, facet, value);
  const { weekendFree, postedAt, pay } = document;
  if (weekendFree && (only === undefined || only === 'weekendFree')) add(facets, 'weekendFree', 'true');
  if (only === undefined || only === 'postedWithin')
    for (const days of WITHIN_DAYS) if (postedAt >= nowS - days * DAY_S) add(facets, 'postedWithin', String(days));
  if (pay !== null && (only === undefined || only === 'salary'))
    add(facets, 'salary', String(Math.floor(pay / BAR_CENTS) * (BAR_CENTS / 100)));
}

function add(facets: FacetCounts, facet: string, value: string): void {
  facets[facet] ??= {};
  facets[facet][value] = (facets[facet][value] ?? 0) + 1;
}

/** A row without a facet is the total. */
export type CountRow = { facet: string; value: string | number | null; count: number };

export function readCounts(rows: readonly CountRow[]): Pick<Answer, 'total' | 'facets'> {
  const facets: FacetCounts = {};
  let total = 0;
  for (const { facet, value, count } of rows) {
    if (facet === '') total = count;
    else if (value !== null) {
      facets[facet] ??= {};
      facets[facet][value] = count;
    }
  }
  return { total, facets };
}
