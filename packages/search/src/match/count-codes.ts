import { EMPLOYER_VALUES, type FactStore } from '../columns/fact-store.ts';
import { AGE_CODES, ageBounds, type Facet } from '../columns/job-facets.ts';
import { START_CODES, startBounds, startCodeOf } from '../columns/job-starts.ts';
import { BITS, type Bits, NO_CODE, PACKED_SIZE } from '../columns/packed-bits.ts';

type Source = Facet['source'];
/** By code. */
export type CodeCounts = Uint32Array;
/** How many of the docs have each code of a source. */
export type CountedCodes = ReadonlyMap<Source, CodeCounts>;

const inTraits = new Uint32Array(PACKED_SIZE.traits);
const inExtras = new Uint32Array(PACKED_SIZE.extras);
const inFields = new Uint32Array(PACKED_SIZE.fields);
const inAbroad = new Uint32Array(PACKED_SIZE.abroad);
let ofEmployer = new Uint32Array(1024);

/** All codes but those that change with the clock: counts the values of the packed columns, then unpacks them. */
export function countLasting(store: FactStore, docs: Uint32Array): CountedCodes {
  if (ofEmployer.length < store.employerValues.length) ofEmployer = new Uint32Array(store.employerValues.length);
  for (const counts of [inTraits, inExtras, inFields, inAbroad, ofEmployer]) counts.fill(0);
  countShort(store.traits, docs, inTraits);
  countShort(store.extras, docs, inExtras);
  countShort(store.fields, docs, inFields);
  countShort(store.abroad, docs, inAbroad);
  countLong(store.employer, docs, ofEmployer);
  return new Map<Source, CodeCounts>([...sumEmployers(store, ofEmployer), ...sumPacked()]);
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

/** How many were posted since each bound; `>> 31` compares without a branch, which would be mispredicted. */
export function countAges({ postedAt }: FactStore, docs: Uint32Array, now: number): CodeCounts {
  const counts = createCounts('age');
  const [day, week, fortnight, month] = ageBounds(now);
  let [inDay, inWeek, inFortnight, inMonth] = [0, 0, 0, 0];
  for (let index = 0; index < docs.length; index += 1) {
    const posted = (postedAt[docs[index] ?? 0] ?? 0) | 0;
    inDay += ((posted - day) >> 31) + 1;
    inWeek += ((posted - week) >> 31) + 1;
    inFortnight += ((posted - fortnight) >> 31) + 1;
    inMonth += ((posted - month) >> 31) + 1;
  }
  counts.set([inDay, inWeek - inDay, inFortnight - inWeek, inMonth - inFortnight, docs.length - inMonth]);
  return counts;
}

export function countStarts({ start }: FactStore, docs: Uint32Array, now: number): CodeCounts {
  const counts = createCounts('start');
  const [today, soon] = startBounds(now);
  for (let index = 0; index < docs.length; index += 1) {
    const code = startCodeOf(start[docs[index] ?? 0] ?? 0, today, soon);
    counts[code] = (counts[code] ?? 0) + 1;
  }
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
    addValues(values, employerValues[number] ?? 0, count);
    add(sizes, employerSize[number] ?? NO_CODE, count);
  }
  return [
    ['employerValues', values],
    ['employerSize', sizes],
  ];
}

/** An employer may be of several kinds, and counts for each: a counter for every set of kinds would take much memory. */
function addValues(counts: CodeCounts, values: number, count: number): void {
  for (let left = values; left !== 0; left &= left - 1) add(counts, 31 - Math.clz32(left & -left), count);
}

const PACKED: readonly Bits[] = Object.values(BITS);
const COUNTED = [
  ['traits', inTraits],
  ['extras', inExtras],
  ['fields', inFields],
  ['abroad', inAbroad],
] as const;

function sumPacked(): [Source, CodeCounts][] {
  const sums = PACKED.map((bits) => ({ bits, counts: createCounts(bits) }));
  for (const [column, stored] of COUNTED) {
    const asked = sums.filter(({ bits }) => bits.column === column);
    for (let number = 0; number < stored.length; number += 1) {
      const count = stored[number] ?? 0;
      if (count === 0) continue;
      for (const { bits, counts } of asked) add(counts, (number >> bits.shift) & bits.mask, count);
    }
  }
  return sums.map(({ bits, counts }) => [bits, counts]);
}

function createCounts(source: Source): CodeCounts {
  if (source === 'age') return new Uint32Array(AGE_CODES);
  if (source === 'start') return new Uint32Array(START_CODES);
  if (source === 'employerValues') return new Uint32Array(EMPLOYER_VALUES.length);
  return new Uint32Array(source === 'employerSize' ? NO_CODE + 1 : source.mask + 1);
}

/** Counts the codes of one source: a loop for each kind, since one that asks a function for each code would take several times as long. */
export function countSource(store: FactStore, source: Source, docs: Uint32Array, now: number): CodeCounts {
  if (source === 'age') return countAges(store, docs, now);
  if (source === 'start') return countStarts(store, docs, now);
  const counts = createCounts(source);
  if (source === 'employerValues') countValues(store.employer, store.employerValues, docs, counts);
  else if (source === 'employerSize') countSizes(store.employer, store.employerSize, docs, counts);
  else countPacked(store[source.column], source, docs, counts);
  return counts;
}

function countValues(employer: Uint32Array, values: Uint16Array, docs: Uint32Array, counts: CodeCounts): void {
  for (let index = 0; index < docs.length; index += 1)
    addValues(counts, values[employer[docs[index] ?? 0] ?? 0] ?? 0, 1);
}

function countSizes(employer: Uint32Array, sizes: Uint8Array, docs: Uint32Array, counts: CodeCounts): void {
  for (let index = 0; index < docs.length; index += 1) add(counts, sizes[employer[docs[index] ?? 0] ?? 0] ?? 0, 1);
}

function countPacked(column: Uint16Array, { shift, mask }: Bits, docs: Uint32Array, counts: CodeCounts): void {
  for (let index = 0; index < docs.length; index += 1)
    add(counts, ((column[docs[index] ?? 0] ?? 0) >> shift) & mask, 1);
}
