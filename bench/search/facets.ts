import { SALARY_BAR } from '@stellenvisite/contract/job-search';
import type { Answer, FacetCounts, ListFilter, Question } from './engine.ts';
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

type Test = readonly [facet: string, holds: (document: SearchDocument) => boolean];

/** The filters of a question, each under the name of its facet. */
export function filtersOf({ filters, weekendFree, postedWithin, salaryMin }: Question, nowS: number): Test[] {
  const tests: Test[] = (Object.entries(filters) as [ListFilter, string[]][]).map(([facet, wanted]) => [
    facet,
    (document) => valuesOf[facet](document).some((value) => wanted.includes(value)),
  ]);
  if (weekendFree) tests.push(['weekendFree', (document) => document.weekendFree]);
  if (postedWithin) tests.push(['postedWithin', ({ postedAt }) => postedAt >= nowS - postedWithin * DAY_S]);
  if (salaryMin) tests.push(['salary', ({ pay }) => pay !== null && pay >= salaryMin * 100]);
  return tests;
}

/** For engines without facets of their own: one pass over what the words and the place have found. */
export function countFacets(
  candidates: Iterable<SearchDocument>,
  question: Question,
  nowS: number,
): { hits: SearchDocument[]; facets: FacetCounts } {
  const tests = filtersOf(question, nowS);
  const hits: SearchDocument[] = [];
  const facets: FacetCounts = {};
  for (const document of candidates) {
    const failed = tests.filter(([, holds]) => !holds(document));
    if (failed.length === 0) {
      hits.push(document);
      countInto(facets, document, nowS, undefined);
    } else if (failed.length === 1) countInto(facets, document, nowS, failed[0]?.[0]);
  }
  return { hits, facets };
}

/** A job that fails one filter only still counts in that filter's facet, since an own choice does not narrow it. */
function countInto(facets: FacetCounts, document: SearchDocument, nowS: number, only: string | undefined): void {
  const add = (facet: string, value: string) => {
    if (only !== undefined && only !== facet) return;
    facets[facet] ??= {};
    facets[facet][value] = (facets[facet][value] ?? 0) + 1;
  };
  for (const facet of Object.keys(valuesOf) as ListFilter[])
    for (const value of valuesOf[facet](document)) add(facet, value);
  if (document.weekendFree) add('weekendFree', 'true');
  for (const days of WITHIN_DAYS) if (document.postedAt >= nowS - days * DAY_S) add('postedWithin', String(days));
  if (document.pay !== null) add('salary', String(Math.floor(document.pay / BAR_CENTS) * (BAR_CENTS / 100)));
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
