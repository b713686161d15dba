import type { DocBits } from '../columns/doc-bits.ts';
import type { Bits, FactStore } from '../columns/fact-store.ts';
import type { Choice } from '../columns/job-facets.ts';
import { firstPlaneOf, meetCodes, PLANES, type Planes } from '../columns/planes.ts';

/** Where choices are met: one answer is done before the next one begins. */
let met: DocBits[] = [];

/** Keeps the docs that meet every choice, and gives for each choice those that it alone keeps out. */
export function keepChosen(store: FactStore, docs: DocBits, choices: readonly Choice[]): (choice: number) => DocBits {
  const words = docs.length;
  const [failed, failedTwice] = [scratch(0, words).fill(0), scratch(1, words).fill(0)];
  for (const [at, choice] of choices.entries()) {
    addFailing(failed, failedTwice, meetChoice(store, choice, docs, scratch(at + 2, words)));
  }
  split(docs, failed, failedTwice);
  return (at) => nearlyMeeting(failed, scratch(at + 2, words));
}

function addFailing(failed: DocBits, failedTwice: DocBits, chosen: DocBits): void {
  for (let word = 0; word < chosen.length; word += 1) {
    const fails = ~(chosen[word] ?? 0);
    failedTwice[word] = (failedTwice[word] ?? 0) | ((failed[word] ?? 0) & fails);
    failed[word] = (failed[word] ?? 0) | fails;
  }
}

/** Of the docs leaves those that failed nowhere, and of the failed ones those of the docs that failed once. */
function split(docs: DocBits, failed: DocBits, failedTwice: DocBits): void {
  for (let word = 0; word < docs.length; word += 1) {
    const [candidates, fails] = [docs[word] ?? 0, failed[word] ?? 0];
    docs[word] = candidates & ~fails;
    failed[word] = candidates & fails & ~(failedTwice[word] ?? 0);
  }
}

function nearlyMeeting(failedOnce: DocBits, chosen: DocBits): DocBits {
  for (let word = 0; word < chosen.length; word += 1) chosen[word] = (failedOnce[word] ?? 0) & ~(chosen[word] ?? 0);
  return chosen;
}

function scratch(at: number, words: number): DocBits {
  if ((met[0]?.length ?? 0) < words) met = [];
  const bits = met[at] ?? new Uint32Array(Math.max(words, met[0]?.length ?? 0));
  met[at] = bits;
  return bits.subarray(0, words);
}

/** Of some docs, or of all, those that meet a choice. */
function meetChoice(store: FactStore, choice: Choice, docs: DocBits, into: DocBits): DocBits {
  switch (choice.kind) {
    case 'codes':
      meetCodes(store.planes, choice.bits, choice.wanted, into);
      break;
    case 'mask':
      meetMask(store.planes, choice.bits, choice.wanted, into);
      break;
    case 'employers':
      meetEmployers(store.employer, choice.table, docs, into);
      break;
    case 'atLeast':
      if (choice.column === 'postedAt') meetPosted(store.postedAt, choice.bound, docs, into);
      else meetPay(store.payMax, choice.bound, docs, into);
  }
  return into;
}

function meetMask(planes: Planes, bits: Bits, wanted: number, into: DocBits): void {
  const first = firstPlaneOf(bits);
  into.fill(0);
  for (let plane = 0; wanted >> plane !== 0; plane += 1) {
    if (((wanted >> plane) & 1) === 0) continue;
    for (let word = 0; word < into.length; word += 1) {
      into[word] = (into[word] ?? 0) | (planes[word * PLANES + first + plane] ?? 0);
    }
  }
}

function meetEmployers(employer: Uint32Array, table: Uint8Array, docs: DocBits, into: DocBits): void {
  for (let word = 0; word < into.length; word += 1) {
    let all = 0;
    for (let left = docs[word] ?? 0; left !== 0; left &= left - 1) {
      const bit = left & -left;
      all |= -(table[employer[word * 32 + 31 - Math.clz32(bit)] ?? 0] ?? 0) & bit;
    }
    into[word] = all;
  }
}

/** Which postings are late enough nobody can foretell, and a branch guessed wrong takes longer than the rest: `>> 31` needs none. */
function meetPosted(postedAt: Uint32Array, bound: number, docs: DocBits, into: DocBits): void {
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

/** The same once more: a loop over columns of two kinds would take three times as long for both. */
function meetPay(payMax: Int32Array, bound: number, docs: DocBits, into: DocBits): void {
  const least = Math.ceil(bound);
  for (let word = 0; word < into.length; word += 1) {
    let all = 0;
    for (let left = docs[word] ?? 0; left !== 0; left &= left - 1) {
      const bit = left & -left;
      all |= ~(((payMax[word * 32 + 31 - Math.clz32(bit)] ?? 0) - least) >> 31) & bit;
    }
    into[word] = all;
  }
}
