import { type BitSlices, firstSliceOf, matchCodes, SLICES, type SlicedBits } from '../columns/bit-slices.ts';
import { type DocBits, intersect, subtract } from '../columns/doc-bits.ts';
import { type FactStore, unpack } from '../columns/fact-store.ts';
import type { Choice } from '../columns/job-facets.ts';
import type { HoursSpan } from '../columns/job-hours.ts';
import { startCodeOf } from '../columns/job-starts.ts';
import { BITS, type Bits } from '../columns/packed-bits.ts';

/** Reused buffers: one search is done with them before the next one begins. */
let met: DocBits[] = [];

/** A choice, and the docs that do not state what it asks for. */
export type Chosen = { choice: Choice; unstated?: Choice | undefined };

type Filtered = {
  /** Returns the docs that only this choice excludes. */
  nearly: (choice: number) => DocBits;
  /** The docs that meet each choice or do not state it, without those that meet all; null where every fact is always stated. */
  unstated: DocBits | null;
};

/** Filters docs by every choice. What is returned is valid until the next call. */
export function filterChosen(store: FactStore, docs: DocBits, choices: readonly Chosen[]): Filtered {
  const words = docs.length;
  const [failed, failedTwice] = [scratch(0, words).fill(0), scratch(1, words).fill(0)];
  for (const [at, { choice }] of choices.entries()) {
    addFailing(failed, failedTwice, matchChoice(store, choice, docs, scratch(at + 2, words)));
  }
  const unstated = choices.some((each) => each.unstated) ? matchUnstated(store, docs, choices) : null;
  split(docs, failed, failedTwice);
  if (unstated) subtract(unstated, docs);
  return { nearly: (at) => nearlyMatching(failed, scratch(at + 2, words)), unstated };
}

/** Selects the docs that meet each choice or do not state it. The choices are matched already. */
function matchUnstated(store: FactStore, docs: DocBits, choices: readonly Chosen[]): DocBits {
  const words = docs.length;
  const first = choices.length + 2;
  const [possible, unstatedDocs] = [scratch(first, words), scratch(first + 1, words)];
  possible.set(docs);
  for (const [at, { unstated }] of choices.entries()) {
    const met = scratch(at + 2, words);
    if (unstated) addTo(matchChoice(store, unstated, docs, unstatedDocs), met);
    intersect(possible, unstated ? unstatedDocs : met);
  }
  return possible;
}

function addTo(bits: DocBits, others: DocBits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) | (others[word] ?? 0);
}

function addFailing(failed: DocBits, failedTwice: DocBits, chosen: DocBits): void {
  for (let word = 0; word < chosen.length; word += 1) {
    const fails = ~(chosen[word] ?? 0);
    failedTwice[word] = (failedTwice[word] ?? 0) | ((failed[word] ?? 0) & fails);
    failed[word] = (failed[word] ?? 0) | fails;
  }
}

/** Leaves in `docs` those that failed no choice, and in `failed` those that failed exactly one. */
function split(docs: DocBits, failed: DocBits, failedTwice: DocBits): void {
  for (let word = 0; word < docs.length; word += 1) {
    const [candidates, fails] = [docs[word] ?? 0, failed[word] ?? 0];
    docs[word] = candidates & ~fails;
    failed[word] = candidates & fails & ~(failedTwice[word] ?? 0);
  }
}

function nearlyMatching(failedOnce: DocBits, chosen: DocBits): DocBits {
  for (let word = 0; word < chosen.length; word += 1) chosen[word] = (failedOnce[word] ?? 0) & ~(chosen[word] ?? 0);
  return chosen;
}

function scratch(at: number, words: number): DocBits {
  if ((met[0]?.length ?? 0) < words) met = [];
  const bits = met[at] ?? new Uint32Array(Math.max(words, met[0]?.length ?? 0));
  met[at] = bits;
  return bits.subarray(0, words);
}

/** The docs that match a choice. */
function matchChoice(store: FactStore, choice: Choice, docs: DocBits, into: DocBits): DocBits {
  switch (choice.kind) {
    case 'codes':
      matchCodes(store.bitSlices, choice.bits, choice.wanted, into);
      break;
    case 'mask':
      matchMask(store.bitSlices, choice.bits, choice.wanted, into);
      break;
    case 'employers':
      matchEmployers(store.employer, choice.table, docs, into);
      break;
    case 'fields':
      matchFields(store[choice.bits.column], choice.bits, choice.table, docs, into);
      break;
    case 'starts':
      matchStarts(store.start, choice, docs, into);
      break;
    case 'postedSince':
      matchPosted(store.postedAt, choice.bound, docs, into);
      break;
    case 'hours':
      matchHours(store, choice.spans, docs, into);
      break;
    case 'noOnCall':
      matchNoOnCall(store.onCall, docs, into);
      break;
    case 'pay':
      matchPay(store, choice, docs, into);
  }
  return into;
}

function matchMask(bitSlices: BitSlices, bits: SlicedBits, wanted: number, into: DocBits): void {
  const first = firstSliceOf(bits);
  into.fill(0);
  for (let slice = 0; wanted >> slice !== 0; slice += 1) {
    if (((wanted >> slice) & 1) === 0) continue;
    for (let word = 0; word < into.length; word += 1) {
      into[word] = (into[word] ?? 0) | (bitSlices[word * SLICES + first + slice] ?? 0);
    }
  }
}

function matchEmployers(employer: Uint32Array, table: Uint8Array, docs: DocBits, into: DocBits): void {
  for (let word = 0; word < into.length; word += 1) {
    let all = 0;
    for (let left = docs[word] ?? 0; left !== 0; left &= left - 1) {
      const bit = left & -left;
      all |= -(table[employer[word * 32 + 31 - Math.clz32(bit)] ?? 0] ?? 0) & bit;
    }
    into[word] = all;
  }
}

function matchFields(
  column: Uint16Array,
  { shift, mask }: Bits,
  table: Uint8Array,
  docs: DocBits,
  into: DocBits,
): void {
  for (let word = 0; word < into.length; word += 1) {
    let all = 0;
    for (let left = docs[word] ?? 0; left !== 0; left &= left - 1) {
      const bit = left & -left;
      all |= -(table[((column[word * 32 + 31 - Math.clz32(bit)] ?? 0) >> shift) & mask] ?? 0) & bit;
    }
    into[word] = all;
  }
}

type Starts = Extract<Choice, { kind: 'starts' }>;

function matchStarts(start: Uint16Array, { wanted, today, soon }: Starts, docs: DocBits, into: DocBits): void {
  for (let word = 0; word < into.length; word += 1) {
    let all = 0;
    for (let left = docs[word] ?? 0; left !== 0; left &= left - 1) {
      const bit = left & -left;
      all |= -((wanted >> startCodeOf(start[word * 32 + 31 - Math.clz32(bit)] ?? 0, today, soon)) & 1) & bit;
    }
    into[word] = all;
  }
}

/** `>> 31` compares without a branch: dates are unpredictable, and a mispredicted branch takes longer than the rest. */
function matchPosted(postedAt: Uint32Array, bound: number, docs: DocBits, into: DocBits): void {
  const least = Math.ceil(bound);
  for (let word = 0; word < into.length; word += 1) {
    let all = 0;
    for (let left = docs[word] ?? 0; left !== 0; left &= left - 1) {
      const bit = left & -left;
      all |= ~(((postedAt[word * 32 + 31 - Math.clz32(bit)] ?? 0) - least) >> 31) & bit;
    }
    into[word] = all;
  }
}

/** The hours of a job and those wanted in its country have some in common. */
function matchHours(store: FactStore, spans: readonly HoursSpan[], docs: DocBits, into: DocBits): void {
  const { hoursLow, hoursHigh } = store;
  for (let word = 0; word < into.length; word += 1) {
    let all = 0;
    for (let left = docs[word] ?? 0; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const doc = word * 32 + 31 - Math.clz32(bit);
      const [least = 0, most = 0] = spans[unpack(store, BITS.country, doc)] ?? [];
      if ((hoursLow[doc] ?? 0) <= most && least <= (hoursHigh[doc] ?? 0)) all |= bit;
    }
    into[word] = all;
  }
}

function matchNoOnCall(onCall: Uint8Array, docs: DocBits, into: DocBits): void {
  for (let word = 0; word < into.length; word += 1) {
    let all = 0;
    for (let left = docs[word] ?? 0; left !== 0; left &= left - 1) {
      const bit = left & -left;
      if ((onCall[word * 32 + 31 - Math.clz32(bit)] ?? 0) === 0) all |= bit;
    }
    into[word] = all;
  }
}

type Pay = Extract<Choice, { kind: 'pay' }>;
/** So much more than pay that is not stated still fits into 32 bits. */
const MAX_CENTS = 2 ** 31 - 2;

/** The highest pay reaches the lower bound and the lowest one does not exceed the upper. Pay that is not stated is -1. */
function matchPay({ payMin, payMax }: FactStore, { least, most }: Pay, docs: DocBits, into: DocBits): void {
  const highest = Math.min(most, MAX_CENTS);
  for (let word = 0; word < into.length; word += 1) {
    let all = 0;
    for (let left = docs[word] ?? 0; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const doc = word * 32 + 31 - Math.clz32(bit);
      all |= ~(((payMax[doc] ?? 0) - least) >> 31) & ~((highest - (payMin[doc] ?? 0)) >> 31) & bit;
    }
    into[word] = all;
  }
}
