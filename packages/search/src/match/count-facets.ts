import { JOB_FACETS, type JobFacet } from '@stellenvisite/contract/jobs/job-search';
import type { FacetCount, JobSearch } from '@stellenvisite/contract/jobs/job-search.schema';
import { type DocBits, listBits } from '../columns/doc-bits.ts';
import type { FactStore } from '../columns/fact-store.ts';
import { FACETS, type Facet, NO_SHIFTS, withHours, withoutShifts } from '../columns/job-facets.ts';
import { startBounds } from '../columns/job-starts.ts';
import { liveDocs } from '../columns/live-docs.ts';
import type { WrittenFilters } from '../question/query-plan.ts';
import {
  type CodeCounts,
  type CountedCodes,
  countAges,
  countLasting,
  countSource,
  countStarts,
} from './count-codes.ts';
import { type Chosen, filterChosen } from './match-choices.ts';

type Known = { version: number; employerChanges: number; today: number; counts: CountedCodes };

const cachedCounts = new WeakMap<FactStore, Known>();

export type JobCounts = {
  total: number;
  /** How many may meet the search but do not state their roster; undefined where nobody asks. */
  unknown?: number;
  facets: Record<JobFacet, FacetCount[]>;
};
export type CountedHits = JobCounts & {
  hits: Uint32Array;
  /** Docs that meet everything they state, but do not state everything that the query requires of the roster. */
  unstated: Uint32Array;
};

/** The filters of the form, and those that only words can express. */
export type FullQuery = JobSearch & Pick<WrittenFilters, 'withoutShift' | 'hours' | 'onCall'>;

/**
 * Filters live docs by every choice, lists them, and counts for every facet what each of its values would find: the hits and
 * the docs that only its own choice excludes. Docs that do not state their roster are listed separately, behind the hits in `into`.
 */
export function countFacets(
  store: FactStore,
  candidates: DocBits,
  query: FullQuery,
  { now, into, withUnknown = false }: { now: number; into: Uint32Array; withUnknown?: boolean },
): CountedHits {
  const asked = choicesOf(store, query, now);
  const choices = withUnknown ? asked : asked.map(statedOnly);
  const filtered = filterChosen(store, candidates, choices);
  const inNearly = new Map<JobFacet, CodeCounts>();
  for (const [at, { facet }] of choices.entries()) {
    const docs = listBits(filtered.nearly(at), into);
    if (facet) inNearly.set(facet, countSource(store, FACETS[facet].source, docs, now));
  }
  const hits = listBits(candidates, into);
  const counted = new Map(countLive(store, hits, now)).set('age', countAges(store, hits, now));
  const facets = JOB_FACETS.map((name) => {
    const inHits = counted.get(FACETS[name].source);
    return [name, listCounts(FACETS[name], [inHits, inNearly.get(name)])];
  });
  const counts = { total: hits.length, facets: Object.fromEntries(facets) };
  if (!filtered.unstated) return { ...counts, hits, unstated: NONE };
  const unstated = listBits(filtered.unstated, into.subarray(hits.length));
  return { ...counts, hits, unstated, unknown: unstated.length };
}

/** Filters by every choice without counting. */
export function filterHits(store: FactStore, candidates: DocBits, query: FullQuery, now: number): void {
  const choices = choicesOf(store, query, now).map(statedOnly);
  if (choices.length > 0) filterChosen(store, candidates, choices);
}

/** Checks whether a query chooses nothing in any facet. */
export function hasNoChoice(store: FactStore, query: FullQuery, now: number): boolean {
  return choicesOf(store, query, now).length === 0;
}

const NONE = new Uint32Array();

/** A filter that only words express belongs to no facet. */
type FacetChoice = Chosen & { facet: JobFacet | null };

const statedOnly = ({ facet, choice }: FacetChoice): FacetChoice => ({ facet, choice });

function choicesOf(store: FactStore, query: FullQuery, now: number): FacetChoice[] {
  const chosen = JOB_FACETS.flatMap((facet) => {
    const choice = FACETS[facet].choice(query, store, now);
    return choice ? [{ facet, choice, unstated: FACETS[facet].unstated }] : [];
  });
  return [...chosen, ...writtenChoices(query).map((each) => ({ facet: null, ...each }))];
}

/** A job of unknown hours, or that does not state whether anybody is on call, is listed among the hits. */
function writtenChoices({ withoutShift, hours, onCall }: FullQuery): Chosen[] {
  return [
    ...(withoutShift ? [{ choice: withoutShifts(withoutShift), unstated: NO_SHIFTS }] : []),
    ...(hours ? [{ choice: withHours(hours) }] : []),
    ...(onCall === 'none' ? [{ choice: { kind: 'noOnCall' } as const }] : []),
  ];
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

/** Counts live docs. The counts of all of them are cached until other jobs are live, an employer changes or a day begins. */
function countLive(store: FactStore, docs: Uint32Array, now: number): CountedCodes {
  const { count, version } = liveDocs(store, now);
  if (docs.length !== count) return countDaily(store, docs, now);
  const { employerChanges } = store;
  const known = cachedCounts.get(store);
  const [today] = startBounds(now);
  const isCurrent = known?.version === version && known.employerChanges === employerChanges && known.today === today;
  if (isCurrent) return known.counts;
  const counts = countDaily(store, docs, now);
  cachedCounts.set(store, { version, employerChanges, today, counts });
  return counts;
}

/** All that does not change within a day. */
function countDaily(store: FactStore, docs: Uint32Array, now: number): CountedCodes {
  return new Map(countLasting(store, docs)).set('start', countStarts(store, docs, now));
}
