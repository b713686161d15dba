import { type FacetCount, JOB_FACETS, type JobFacet, type JobSearch } from '@stellenvisite/contract/job-search';
import { type FactStore, PACKED_SIZE } from './fact-store.ts';
import { AGE_CODES, ageCodes, type Choice, FACETS, type Facet, withoutShifts } from './job-facets.ts';
import type { WrittenFilters } from './query-plan.ts';

export type JobCounts = { total: number; facets: Record<JobFacet, FacetCount[]> };
export type CountedHits = JobCounts & { hits: Uint32Array };

/** What may be chosen, and what only words can say. */
export type FullQuery = JobSearch & Pick<WrittenFilters, 'withoutShift'>;

/** Takes the candidates that meet every choice, and counts for every facet what each of its values would find. */
export function countFacets(store: FactStore, candidates: Uint32Array, query: FullQuery, now: number): CountedHits {
  const choices = choicesOf(store, query, now);
  const [hits = candidates, ...nearly] = splitByChoice(store, candidates, choices);
  const inHits = countCodes(store, hits, now);
  const facets = JOB_FACETS.map((name) => {
    const counts = sumByValue(FACETS[name], inHits, store, new Map());
    // A facet counts the hits and what only its own choice keeps out.
    const own = nearly[choices.findIndex(({ facet }) => facet === name)];
    if (own && own.length > 0) sumByValue(FACETS[name], countCodes(store, own, now), store, counts);
    return [name, listCounts(FACETS[name], counts)];
  });
  return { hits, total: hits.length, facets: Object.fromEntries(facets) };
}

/** Only what meets every choice, where nobody asks for the counts. */
export function keepHits(store: FactStore, candidates: Uint32Array, query: FullQuery, now: number): Uint32Array {
  const [hits = candidates] = splitByChoice(store, candidates, choicesOf(store, query, now));
  return hits;
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

/** First the docs that meet every choice; then, for each choice, those that only it keeps out. */
function splitByChoice(store: FactStore, docs: Uint32Array, choices: readonly FacetChoice[]): Uint32Array[] {
  if (choices.length === 0) return [docs];
  const failed = new Uint16Array(docs.length);
  for (const [place, { choice }] of choices.entries()) markFailed(failed, docs, store, choice, 1 << place);
  const lists = [docs, ...choices].map(() => ({ docs: new Uint32Array(docs.length), count: 0 }));
  for (let index = 0; index < docs.length; index += 1) {
    const bits = failed[index] ?? 0;
    if ((bits & (bits - 1)) !== 0) continue;
    const list = lists[32 - Math.clz32(bits)];
    if (list) list.docs[list.count++] = docs[index] ?? 0;
  }
  return lists.map((list) => list.docs.subarray(0, list.count));
}

function markFailed(failed: Uint16Array, docs: Uint32Array, store: FactStore, choice: Choice, bit: number): void {
  const column = columnOf(store, choice);
  const isMet = tableOf(choice);
  const bound = choice.kind === 'atLeast' ? choice.bound : 0;
  for (let index = 0; index < docs.length; index += 1) {
    const value = column[docs[index] ?? 0] ?? 0;
    if (isMet ? isMet[value] !== 1 : value < bound) failed[index] = (failed[index] ?? 0) | bit;
  }
}

function columnOf(store: FactStore, choice: Choice): Uint16Array | Uint32Array | Int32Array {
  if (choice.kind === 'employers') return store.employer;
  return store[choice.kind === 'atLeast' ? choice.column : choice.bits.column];
}

/** For each number of the column whether it meets the choice; null where a bound says so. */
function tableOf(choice: Choice): Uint8Array | null {
  if (choice.kind === 'atLeast') return null;
  if (choice.kind === 'employers') return choice.table;
  const { column, shift, mask } = choice.bits;
  const { wanted, kind } = choice;
  const table = new Uint8Array(PACKED_SIZE[column]);
  for (let number = 0; number < table.length; number += 1) {
    const code = (number >> shift) & mask;
    if ((wanted & (kind === 'codes' ? 1 << code : code)) !== 0) table[number] = 1;
  }
  return table;
}

/** How many docs hold each number of a column; only the numbers that any holds. */
type NumberCount = { number: number; count: number };
type CodeCounts = Record<'traits' | 'extras' | 'employer' | 'age', NumberCount[]>;

function countCodes(store: FactStore, docs: Uint32Array, now: number): CodeCounts {
  const { traits, extras, employer } = store;
  const ageOf = ageCodes(store, now);
  const inTraits = new Uint32Array(PACKED_SIZE.traits);
  const inExtras = new Uint32Array(PACKED_SIZE.extras);
  const ofEmployer = new Uint32Array(store.employers.list.length);
  const ofAge = new Uint32Array(AGE_CODES);
  for (let index = 0; index < docs.length; index += 1) {
    const doc = docs[index] ?? 0;
    add(inTraits, traits[doc] ?? 0);
    add(inExtras, extras[doc] ?? 0);
    add(ofEmployer, employer[doc] ?? 0);
    add(ofAge, ageOf(doc));
  }
  return {
    traits: listHeld(inTraits),
    extras: listHeld(inExtras),
    employer: listHeld(ofEmployer),
    age: listHeld(ofAge),
  };
}

function add(counts: Uint32Array, code: number): void {
  counts[code] = (counts[code] ?? 0) + 1;
}

function listHeld(counts: Uint32Array): NumberCount[] {
  const held: NumberCount[] = [];
  for (let number = 0; number < counts.length; number += 1) {
    const count = counts[number] ?? 0;
    if (count > 0) held.push({ number, count });
  }
  return held;
}

function sumByValue(
  { source, valuesOf }: Facet,
  counted: CodeCounts,
  store: FactStore,
  sums: Map<string, number>,
): Map<string, number> {
  for (const [code, count] of sumByCode(source, counted)) {
    for (const value of valuesOf(code, store)) sums.set(value, (sums.get(value) ?? 0) + count);
  }
  return sums;
}

function sumByCode(source: Facet['source'], counted: CodeCounts): Iterable<[number, number]> {
  if (typeof source === 'string') return counted[source].map(({ number, count }) => [number, count]);
  const { column, shift, mask } = source;
  const sums = new Uint32Array(mask + 1);
  for (const { number, count } of counted[column])
    sums[(number >> shift) & mask] = (sums[(number >> shift) & mask] ?? 0) + count;
  return [...sums.entries()].filter(([, count]) => count > 0);
}

function listCounts({ values }: Facet, sums: ReadonlyMap<string, number>): FacetCount[] {
  if (values) return values.map((value) => ({ value, count: sums.get(value) ?? 0 }));
  return [...sums].map(([value, count]) => ({ value, count })).sort((a, b) => Number(a.value) - Number(b.value));
}
