import { type FacetCount, JOB_FACETS, type JobFacet, type JobSearch } from '@stellenvisite/contract/job-search';
import type { FactStore } from './fact-store.ts';
import { FACETS, type Facet } from './job-facets.ts';
import { keepDocs } from './keep-docs.ts';

export type JobCounts = { total: number; facets: Record<JobFacet, FacetCount[]> };
export type CountedHits = JobCounts & { hits: Uint32Array };

/** Takes the candidates that meet every choice, and counts for every facet what each of its values would find. */
export function countFacets(store: FactStore, candidates: Uint32Array, query: JobSearch, now: number): CountedHits {
  const failed = failedFacets(store, candidates, query, now);
  const hits = keepHitsOf(candidates, failed);
  const facets = JOB_FACETS.map((name, bit) => [name, countFacet(FACETS[name], store, candidates, failed, bit, now)]);
  return { hits, total: hits.length, facets: Object.fromEntries(facets) };
}

/** Only what meets every choice, where nobody asks for the counts. */
export function keepHits(store: FactStore, candidates: Uint32Array, query: JobSearch, now: number): Uint32Array {
  const failed = failedFacets(store, candidates, query, now);
  return keepHitsOf(candidates, failed);
}

function keepHitsOf(candidates: Uint32Array, failed: Uint16Array): Uint32Array {
  return keepDocs(candidates, (_doc, index) => failed[index] === 0);
}

/** One bit per facet whose choice a doc fails: 0 is a hit, a single bit a doc that only that choice keeps out. */
function failedFacets(store: FactStore, candidates: Uint32Array, query: JobSearch, now: number): Uint16Array {
  const failed = new Uint16Array(candidates.length);
  for (const [bit, name] of JOB_FACETS.entries()) {
    const keeps = FACETS[name].keeps(query, store, now);
    if (keeps) markFailed(failed, candidates, keeps, 1 << bit);
  }
  return failed;
}

function markFailed(failed: Uint16Array, candidates: Uint32Array, keeps: (doc: number) => boolean, bit: number): void {
  for (let index = 0; index < candidates.length; index += 1) {
    if (!keeps(candidates[index] ?? 0)) failed[index] = (failed[index] ?? 0) | bit;
  }
}

/** A facet counts the hits and what only its own choice keeps out. */
function countFacet(
  facet: Facet,
  store: FactStore,
  candidates: Uint32Array,
  failed: Uint16Array,
  bit: number,
  now: number,
): FacetCount[] {
  const codes = facet.codes(store, now);
  const counts = new Uint32Array(facet.codeCount(store));
  const own = 1 << bit;
  if (typeof codes === 'function') {
    for (let index = 0; index < candidates.length; index += 1) {
      if (failed[index] !== 0 && failed[index] !== own) continue;
      const code = codes(candidates[index] ?? 0);
      counts[code] = (counts[code] ?? 0) + 1;
    }
  } else countCodes(codes, counts, candidates, failed, own);
  return sumByValue(facet, counts, store);
}

function countCodes(
  codes: Uint8Array | Uint32Array,
  counts: Uint32Array,
  candidates: Uint32Array,
  failed: Uint16Array,
  own: number,
): void {
  for (let index = 0; index < candidates.length; index += 1) {
    if (failed[index] !== 0 && failed[index] !== own) continue;
    const code = codes[candidates[index] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

function sumByValue({ values, valuesOf }: Facet, counts: Uint32Array, store: FactStore): FacetCount[] {
  const sums = new Map((values ?? []).map((value) => [value, 0]));
  for (const [code, count] of counts.entries()) {
    if (count === 0) continue;
    for (const value of valuesOf(code, store)) sums.set(value, (sums.get(value) ?? 0) + count);
  }
  const list = [...sums].map(([value, count]) => ({ value, count }));
  return values ? list : list.sort((a, b) => Number(a.value) - Number(b.value));
}
