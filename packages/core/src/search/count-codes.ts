import { BITS, type Bits, EMPLOYER_VALUES, type FactStore, NO_CODE, PACKED_SIZE } from './fact-store.ts';
import { AGE_CODES, ageCodeOfDay, ageCodes, DAY_SECONDS, type Facet, OLDEST_DAY } from './job-facets.ts';

type Source = Facet['source'];
/** By code. */
export type CodeCounts = Uint32Array;

/** How many of the docs have each code of a source. */
export type CountedCodes = { of(source: Source): CodeCounts };

const inTraits = new Uint32Array(PACKED_SIZE.traits);
const inExtras = new Uint32Array(PACKED_SIZE.extras);
let ofEmployer = new Uint32Array(1024);

/** Counts the numbers of the columns that several facets share, then takes apart what these hold. */
export function countCodes(store: FactStore, docs: Uint32Array, now: number): CountedCodes {
  if (ofEmployer.length < store.employerValues.length) ofEmployer = new Uint32Array(store.employerValues.length);
  for (const counts of [inTraits, inExtras, ofEmployer]) counts.fill(0);
  countShort(store.traits, docs, inTraits);
  countShort(store.extras, docs, inExtras);
  countLong(store.employer, docs, ofEmployer);
  const sums = new Map<Source, CodeCounts>([
    ['age', countAges(store, docs, now)],
    ...sumEmployers(store, ofEmployer),
    ...sumPacked(),
  ]);
  return { of: (source) => sums.get(source) ?? new Uint32Array() };
}

function countShort(column: Uint16Array, docs: Uint32Array, counts: Uint32Array): void {
  for (let index = 0; index < docs.length; index += 1) {
    const code = column[docs[index] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

/** The same once more: a loop over columns of two kinds would take three times as long for both. */
function countLong(column: Uint32Array, docs: Uint32Array, counts: Uint32Array): void {
  for (let index = 0; index < docs.length; index += 1) {
    const code = column[docs[index] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

/** By whole days first: comparing each posting with every bound would take thrice as long. */
function countAges({ postedAt }: FactStore, docs: Uint32Array, now: number): CodeCounts {
  const byDay = new Uint32Array(OLDEST_DAY + 1);
  const today = Math.ceil(now) - 1;
  for (let index = 0; index < docs.length; index += 1) {
    const day = Math.min(((today - (postedAt[docs[index] ?? 0] ?? 0)) / DAY_SECONDS) | 0, OLDEST_DAY);
    byDay[day] = (byDay[day] ?? 0) + 1;
  }
  const counts = createCounts('age');
  for (const [day, count] of byDay.entries()) add(counts, ageCodeOfDay(day), count);
  return counts;
}

function add(counts: Uint32Array, code: number, count: number): void {
  counts[code] = (counts[code] ?? 0) + count;
}

function sumEmployers(
  { employerValues, employerSize }: FactStore,
  byEmployer: Uint32Array,
): Iterable<[Source, CodeCounts]> {
  const [values, sizes] = [createCounts('employerValues'), createCounts('employerSize')];
  for (let number = 0; number < employerValues.length; number += 1) {
    const count = byEmployer[number] ?? 0;
    if (count === 0) continue;
    add(values, employerValues[number] ?? 0, count);
    add(sizes, employerSize[number] ?? NO_CODE, count);
  }
  return [
    ['employerValues', values],
    ['employerSize', sizes],
  ];
}

const PACKED: readonly Bits[] = Object.values(BITS);

function sumPacked(): [Source, CodeCounts][] {
  const sums = PACKED.map((bits) => ({ bits, counts: createCounts(bits) }));
  for (const [column, held] of [['traits', inTraits] as const, ['extras', inExtras] as const]) {
    const asked = sums.filter(({ bits }) => bits.column === column);
    for (let number = 0; number < held.length; number += 1) {
      const count = held[number] ?? 0;
      if (count === 0) continue;
      for (const { bits, counts } of asked) add(counts, (number >> bits.shift) & bits.mask, count);
    }
  }
  return sums.map(({ bits, counts }) => [bits, counts]);
}

function createCounts(source: Source): CodeCounts {
  if (source === 'age') return new Uint32Array(AGE_CODES);
  if (source === 'employerValues') return new Uint32Array(1 << EMPLOYER_VALUES.length);
  return new Uint32Array(source === 'employerSize' ? NO_CODE + 1 : source.mask + 1);
}

/** Counts docs for one source, some at a time. */
export type Counter = { add(docs: Uint32Array): void; counts: CodeCounts };

export function createCounter(store: FactStore, source: Source, now: number): Counter {
  const counts = createCounts(source);
  const codeOf = codesIn(store, source, now);
  return {
    counts,
    add(docs) {
      for (let index = 0; index < docs.length; index += 1) add(counts, codeOf(docs[index] ?? 0), 1);
    },
  };
}

function codesIn(store: FactStore, source: Source, now: number): (doc: number) => number {
  if (source === 'age') return ageCodes(store, now);
  if (source === 'employerValues' || source === 'employerSize') {
    const [employer, codes] = [store.employer, store[source]];
    return (doc) => codes[employer[doc] ?? 0] ?? 0;
  }
  const { shift, mask } = source;
  const column = store[source.column];
  return (doc) => ((column[doc] ?? 0) >> shift) & mask;
}
