import type { Ranking } from '@stellenvisite/contract/jobs/job-search.schema';
import {
  addIntersection,
  countBits,
  type DocBits,
  dropFrom,
  hasBit,
  intersect,
  removeIntersection,
  setBit,
  subtract,
  wordsFor,
} from '../columns/doc-bits.ts';
import { addList } from '../columns/doc-list.ts';
import type { FactStore } from '../columns/fact-store.ts';
import { filterDocs } from '../columns/filter-docs.ts';
import type { ScratchBuffers } from '../columns/scratch-buffers.ts';
import type { Alternative, QueryPlan, Unit } from '../question/query-plan.ts';
import { bitsOf, type Indexed, listsOf, meets, type Postings, visitDocs } from './visit-docs.ts';

/** Reused buffers: one plan is matched before the next one begins. */
let [met, others]: [DocBits, DocBits] = [new Uint32Array(), new Uint32Array()];

/** The docs that match a plan, and by doc the points of each. */
export type Scored = { count: number; docs: DocBits; points: Uint16Array };
type Scoring = Indexed & {
  buffers: ScratchBuffers;
  /** Only these docs are considered. */
  among?: DocBits;
};

export function termsOf({ units, excluded, optional = [] }: QueryPlan): string[] {
  const terms = [...units, ...excluded, ...optional].flatMap(({ alternatives }) =>
    alternatives.flatMap((each) => each.terms),
  );
  return [...new Set(terms)];
}

/**
 * Adds up, for the docs that match every unit, the points of the best alternative of each. First the docs are found by
 * intersecting bitmaps; only they are then given points. The result lies in the buffers.
 */
export function scorePlan(plan: QueryPlan, { buffers, among, ...indexed }: Scoring): Scored {
  const left = matchPlan(plan, indexed);
  if (among) intersect(left, among);
  const met = buffers.bits.subarray(0, left.length);
  met.set(left);
  const { points } = buffers;
  points.fill(0, 0, indexed.store.size);
  const count = countBits(met);
  for (const unit of [...plan.units, ...(plan.optional ?? [])]) addPoints(unit, count, indexed, { met, left, points });
  return { count, docs: met, points };
}

type Adding = { met: DocBits; left: DocBits; points: Uint16Array };

/** The best alternative first: a doc that matches it needs no other one. */
function addPoints(unit: Unit, count: number, indexed: Indexed, { met, left, points }: Adding): void {
  left.set(met);
  let missing = count;
  for (const alternative of bestFirst(unit)) {
    if (missing === 0) return;
    missing -= addWorth(alternative, indexed, left, points);
  }
}

/** A single list is iterated directly: a call for each doc would take longer than the rest. */
function addWorth(alternative: Alternative, indexed: Indexed, left: DocBits, points: Uint16Array): number {
  const worth = alternative.points;
  const [only, ...more] = listsOf(alternative, indexed.postings);
  if (only?.docs && more.length === 0 && alternative.country === undefined)
    return addTo(only.docs, left, points, worth);
  let count = 0;
  const add = (doc: number) => {
    points[doc] = (points[doc] ?? 0) + worth;
    count += 1;
  };
  const bits = bitsOf(alternative, indexed);
  if (bits) removeIntersection(left, bits, add);
  else {
    const addOnce = (doc: number) => {
      left[doc >>> 5] = (left[doc >>> 5] ?? 0) & ~(1 << (doc & 31));
      add(doc);
    };
    visitDocs(alternative, indexed, addOnce, left);
  }
  return count;
}

function addTo(docs: Uint32Array, left: DocBits, points: Uint16Array, worth: number): number {
  let count = 0;
  for (let index = 0; index < docs.length; index += 1) {
    const doc = docs[index] ?? 0;
    const [word, bit] = [left[doc >>> 5] ?? 0, 1 << (doc & 31)];
    if ((word & bit) === 0) continue;
    left[doc >>> 5] = word & ~bit;
    points[doc] = (points[doc] ?? 0) + worth;
    count += 1;
  }
  return count;
}

/** Of these docs the ones that match a unit. */
export function filterMatching(docs: Uint32Array, unit: Unit, postings: Postings, store: FactStore): Uint32Array {
  const met = matchUnit(unit, { postings, store }, new Uint32Array(wordsFor(store.size)));
  return filterDocs(docs, (doc) => hasBit(met, doc));
}

function bestFirst({ alternatives }: Unit): Alternative[] {
  return alternatives.toSorted((a, b) => b.points - a.points);
}

/** Returns the best alternative by which a doc matches each unit. */
export function reasonsOf(doc: number, plan: QueryPlan, postings: Postings, store: FactStore): Ranking['reasons'] {
  return [...plan.units, ...(plan.optional ?? [])].flatMap((unit) => {
    const met = unit.alternatives.filter((alternative) => meets(doc, alternative, { postings, store }));
    const best = met.toSorted((a, b) => b.points - a.points)[0];
    return best ? [{ word: unit.text, field: best.field, match: best.match, points: best.points }] : [];
  });
}

/**
 * The docs that match a plan, without points. The bits are overwritten by the next plan. Docs written since the last refresh are
 * left out.
 */
export function matchPlan({ units, excluded }: QueryPlan, indexed: Indexed): DocBits {
  const words = wordsFor(indexed.store.size);
  if (met.length < words) [met, others] = [new Uint32Array(words), new Uint32Array(words)];
  const [found, further] = [met.subarray(0, words), others.subarray(0, words)];
  const [first, ...rest] = units;
  if (first) matchUnit(first, indexed, found);
  else found.fill(-1);
  for (const unit of rest) intersect(found, matchUnit(unit, indexed, further));
  for (const unit of excluded) {
    // Only the text of the job says whether it contains a phrase.
    if (unit.phrase === undefined) subtract(found, matchUnit(unit, indexed, further));
  }
  dropFrom(found, indexed.store.size);
  return found;
}

/** The docs that match one unit, written to the given bits. */
function matchUnit({ alternatives }: Unit, indexed: Indexed, into: DocBits): DocBits {
  into.fill(0);
  for (const alternative of alternatives) addMatching(alternative, indexed, into);
  return into;
}

function addMatching(alternative: Alternative, indexed: Indexed, into: DocBits): void {
  const [only, ...more] = listsOf(alternative, indexed.postings);
  const bits = bitsOf(alternative, indexed);
  if (alternative.country === undefined && only && more.length === 0) addList(into, only);
  else if (bits) addIntersection(into, bits);
  else visitDocs(alternative, indexed, (doc) => setBit(into, doc));
}
