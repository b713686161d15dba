import { type FacetCount, JOB_FACETS, type JobFacet, type JobSearch } from '@stellenvisite/contract/job-search';
import { type CodeCounts, countCodes, createCounter } from './count-codes.ts';
import { type FactStore, PACKED_SIZE } from './fact-store.ts';
import { type Choice, FACETS, type Facet, withoutShifts } from './job-facets.ts';
import type { WrittenFilters } from './query-plan.ts';

export type JobCounts = { total: number; facets: Record<JobFacet, FacetCount[]> };
export type CountedHits = JobCounts & { hits: Uint32Array };

/** What may be chosen, and what only words can say. */
export type FullQuery = JobSearch & Pick<WrittenFilters, 'withoutShift'>;

/**
 * Takes the candidates that meet every choice, and counts for every facet what each of its values would find. The hits
 * take the candidates' place in their list.
 */
export function countFacets(store: FactStore, candidates: Uint32Array, query: FullQuery, now: number): CountedHits {
  const choices = choicesOf(store, query, now);
  const counters = choices.map(({ facet }) => facet && createCounter(store, FACETS[facet].source, now));
  // A facet counts the hits and what only its own choice keeps out.
  const hits = takeHits(store, candidates, choices, (docs, choice) => counters[choice]?.add(docs));
  const inHits = countCodes(store, hits, now);
  const facets = JOB_FACETS.map((name) => {
    const sums = sumByValue(FACETS[name], inHits.of(FACETS[name].source), new Map());
    const own = counters[choices.findIndex(({ facet }) => facet === name)];
    if (own) sumByValue(FACETS[name], own.counts, sums);
    return [name, listCounts(FACETS[name], sums)];
  });
  return { hits, total: hits.length, facets: Object.fromEntries(facets) };
}

/** Only what meets every choice, where nobody asks for the counts; again in the candidates' place. */
export function keepHits(store: FactStore, candidates: Uint32Array, query: FullQuery, now: number): Uint32Array {
  return takeHits(store, candidates, choicesOf(store, query, now));
}

/** Whether everything a query may choose from is left open. */
export function isAllMet(store: FactStore, query: FullQuery, now: number): boolean {
  return choicesOf(store, query, now).length === 0;
}

/** No facet counts around what only words say. */
type FacetChoice = { facet: JobFacet | null; choice: Choice };

function choicesOf(store: FactStore, query: FullQuery, now: number): FacetChoice[] {
  const chosen = JOB_FACETS.flatMap((facet) => {
    const choice = FACETS[facet].choice(query, store, now);
    return choice ? [{ facet, choice }] : [];
  });
  const { withoutShift } = query;
  return withoutShift ? [...chosen, { facet: null, choice: withoutShifts(withoutShift) }] : chosen;
}

const DOCS_AT_ONCE = 8192;
const MOST_CHOICES = 16;
/** By choice the docs of a stretch that it alone keeps out, and how many these are. */
const nearly = Array.from({ length: MOST_CHOICES }, () => new Uint32Array(DOCS_AT_ONCE));
const nearlyCount = new Uint32Array(MOST_CHOICES);

/** Moves the docs that meet every choice to the front, and tells of those that only one choice keeps out. */
function takeHits(
  store: FactStore,
  docs: Uint32Array,
  choices: readonly FacetChoice[],
  onNearly?: (docs: Uint32Array, choice: number) => void,
): Uint32Array {
  if (choices.length === 0) return docs;
  const tests = toTests(store, choices);
  let count = 0;
  for (let from = 0; from < docs.length; from += DOCS_AT_ONCE) {
    nearlyCount.fill(0);
    count = takeSome(docs, from, count, tests);
    if (!onNearly) continue;
    for (const choice of choices.keys()) onNearly((nearly[choice] ?? NONE).subarray(0, nearlyCount[choice]), choice);
  }
  return docs.subarray(0, count);
}

const NONE = new Uint32Array();

/** One loop for all choices: each doc is read once, whatever is chosen. */
function takeSome(docs: Uint32Array, from: number, taken: number, tests: Tests): number {
  const { traits, extras, employer, postedAt, payMax } = tests.store;
  const { byTraits, byExtras, byEmployer, earliest, earliestBit, leastPay, leastPayBit } = tests;
  const to = Math.min(from + DOCS_AT_ONCE, docs.length);
  let count = taken;
  for (let index = from; index < to; index += 1) {
    const doc = docs[index] ?? 0;
    let failed = (byTraits[traits[doc] ?? 0] ?? 0) | (byExtras[extras[doc] ?? 0] ?? 0);
    if (byEmployer) failed |= byEmployer[employer[doc] ?? 0] ?? 0;
    if (earliestBit !== 0 && (postedAt[doc] ?? 0) < earliest) failed |= earliestBit;
    if (leastPayBit !== 0 && (payMax[doc] ?? 0) < leastPay) failed |= leastPayBit;
    if (failed === 0) docs[count++] = doc;
    else if ((failed & (failed - 1)) === 0) keepNearly(doc, 31 - Math.clz32(failed));
  }
  return count;
}

function keepNearly(doc: number, choice: number): void {
  const place = nearlyCount[choice] ?? 0;
  const list = nearly[choice] ?? NONE;
  list[place] = doc;
  nearlyCount[choice] = place + 1;
}

/** By number of each column the choices that it fails, a bit for each. */
type Tests = {
  store: FactStore;
  byTraits: Uint16Array;
  byExtras: Uint16Array;
  byEmployer: Uint16Array | null;
  earliest: number;
  earliestBit: number;
  leastPay: number;
  leastPayBit: number;
};

function toTests(store: FactStore, choices: readonly FacetChoice[]): Tests {
  const tests: Tests = {
    store,
    byTraits: new Uint16Array(PACKED_SIZE.traits),
    byExtras: new Uint16Array(PACKED_SIZE.extras),
    byEmployer: null,
    earliest: 0,
    earliestBit: 0,
    leastPay: 0,
    leastPayBit: 0,
  };
  for (const [place, { choice }] of choices.entries()) addTest(tests, choice, 1 << place);
  return tests;
}

function addTest(tests: Tests, choice: Choice, bit: number): void {
  if (choice.kind === 'employers') {
    tests.byEmployer ??= new Uint16Array(choice.table.length);
    mark(tests.byEmployer, bit, (employer) => choice.table[employer] !== 1);
  } else if (choice.kind === 'atLeast') {
    if (choice.column === 'postedAt') Object.assign(tests, { earliest: choice.bound, earliestBit: bit });
    else Object.assign(tests, { leastPay: choice.bound, leastPayBit: bit });
  } else {
    const { bits, wanted, kind } = choice;
    const table = bits.column === 'traits' ? tests.byTraits : tests.byExtras;
    mark(table, bit, (number) => {
      const code = (number >> bits.shift) & bits.mask;
      return (wanted & (kind === 'codes' ? 1 << code : code)) === 0;
    });
  }
}

function mark(table: Uint16Array, bit: number, fails: (number: number) => boolean): void {
  for (let number = 0; number < table.length; number += 1)
    if (fails(number)) table[number] = (table[number] ?? 0) | bit;
}

function sumByValue({ valuesOf }: Facet, counts: CodeCounts, sums: Map<string, number>): Map<string, number> {
  for (let code = 0; code < counts.length; code += 1) {
    const count = counts[code] ?? 0;
    if (count === 0) continue;
    for (const value of valuesOf(code)) sums.set(value, (sums.get(value) ?? 0) + count);
  }
  return sums;
}

function listCounts({ values }: Facet, sums: ReadonlyMap<string, number>): FacetCount[] {
  if (values) return values.map((value) => ({ value, count: sums.get(value) ?? 0 }));
  return [...sums].map(([value, count]) => ({ value, count })).sort((a, b) => Number(a.value) - Number(b.value));
}
