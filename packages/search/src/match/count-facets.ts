import { JOB_FACETS, type JobFacet } from '@stellenvisite/contract/job-search';
import type { FacetCount, JobSearch } from '@stellenvisite/contract/job-search.schema';
import { type DocBits, listBits } from '../columns/doc-bits.ts';
import type { FactStore } from '../columns/fact-store.ts';
import { type Choice, FACETS, type Facet, withoutShifts } from '../columns/job-facets.ts';
import type { WrittenFilters } from '../question/query-plan.ts';
import { type CodeCounts, countAges, countSource } from './count-codes.ts';
import { countLive } from './count-live.ts';
import { filterChosen } from './match-choices.ts';

export type JobCounts = { total: number; facets: Record<JobFacet, FacetCount[]> };
export type CountedHits = JobCounts & { hits: Uint32Array };

/** The filters of the form, and those that only words can express. */
export type FullQuery = JobSearch & Pick<WrittenFilters, 'withoutShift'>;

/**
 * Filters live docs by every choice, lists them, and counts for every facet what each of its values would find: the hits and
 * the docs that only its own choice excludes.
 */
export function countFacets(
  store: FactStore,
  candidates: DocBits,
  query: FullQuery,
  { now, into }: { now: number; into: Uint32Array },
): CountedHits {
  const choices = choicesOf(store, query, now);
  const nearly = filterChosen(
    store,
    candidates,
    choices.map(({ choice }) => choice),
  );
  const inNearly = new Map<JobFacet, CodeCounts>();
  for (const [at, { facet }] of choices.entries()) {
    const docs = listBits(nearly(at), into);
    if (facet) inNearly.set(facet, countSource(store, FACETS[facet].source, docs, now));
  }
  const hits = listBits(candidates, into);
  const counted = new Map(countLive(store, hits, now)).set('age', countAges(store, hits, now));
  const facets = JOB_FACETS.map((name) => {
    const inHits = counted.get(FACETS[name].source);
    return [name, listCounts(FACETS[name], [inHits, inNearly.get(name)])];
  });
  return { hits, total: hits.length, facets: Object.fromEntries(facets) };
}

/** Filters by every choice without counting. */
export function filterHits(store: FactStore, candidates: DocBits, query: FullQuery, now: number): void {
  const choices = choicesOf(store, query, now).map(({ choice }) => choice);
  if (choices.length > 0) filterChosen(store, candidates, choices);
}

/** Whether a query chooses nothing in any facet. */
export function hasNoChoice(store: FactStore, query: FullQuery, now: number): boolean {
  return choicesOf(store, query, now).length === 0;
}

/** A filter that only words express belongs to no facet. */
type FacetChoice = { facet: JobFacet | null; choice: Choice };

function choicesOf(store: FactStore, query: FullQuery, now: number): FacetChoice[] {
  const chosen = JOB_FACETS.flatMap((facet) => {
    const choice = FACETS[facet].choice(query, store, now);
    return choice ? [{ facet, choice }] : [];
  });
  const { withoutShift } = query;
  return withoutShift ? [...chosen, { facet: null, choice: withoutShifts(withoutShift) }] : chosen;
}

function listCounts({ valuesOf, values }: Facet, counted: readonly (CodeCounts | undefined)[]): FacetCount[] {
  const sums = new Map<string, number>();
  for (const counts of counted) {
    for (const [code, count] of counts?.entries() ?? []) {
      if (count === 0) continue;
      for (const value of valuesOf(code)) sums.set(value, (sums.get(value) ?? 0) + count);
    }
  }
  if (values) return values.map((value) => ({ value, count: sums.get(value) ?? 0 }));
  return [...sums].map(([value, count]) => ({ value, count })).sort((a, b) => Number(a.value) - Number(b.value));
}
