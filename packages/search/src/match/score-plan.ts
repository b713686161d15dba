import type { Ranking } from '@stellenvisite/contract/job-search.schema';
import type { AnswerRoom } from '../columns/answer-room.ts';
import { countBits, type DocBits, hasBit, keepCommon, takeCommon, wordsFor } from '../columns/doc-bits.ts';
import type { FactStore } from '../columns/fact-store.ts';
import { keepDocs } from '../columns/keep-docs.ts';
import type { Alternative, QueryPlan, Unit } from '../question/query-plan.ts';
import { meetPlan, meetUnit } from './meet-plan.ts';
import { bitsOf, type Indexed, listsOf, meets, type Postings, visitDocs } from './visit-docs.ts';

/** The docs that meet a plan, and by doc the points of each. */
export type Scored = { count: number; docs: DocBits; points: Uint16Array };
type Scoring = Indexed & {
  room: AnswerRoom;
  /** No other doc is looked at. */
  among?: DocBits;
};

export function termsOf({ units, excluded }: QueryPlan): string[] {
  const terms = [...units, ...excluded].flatMap(({ alternatives }) => alternatives.flatMap((each) => each.terms));
  return [...new Set(terms)];
}

/**
 * Adds up, for the docs that meet every unit, the points of the best way in which each is met. First which docs these are, bits
 * laid over bits; only they are then given points. All of it lies in the room.
 */
export function scorePlan(plan: QueryPlan, { room, among, ...indexed }: Scoring): Scored {
  const left = meetPlan(plan, indexed);
  if (among) keepCommon(left, among);
  const met = room.bits.subarray(0, left.length);
  met.set(left);
  const { points } = room;
  points.fill(0, 0, indexed.store.size);
  const count = countBits(met);
  for (const unit of plan.units) addPoints(unit, count, indexed, { met, left, points });
  return { count, docs: met, points };
}

type Adding = { met: DocBits; left: DocBits; points: Uint16Array };

/** The best way first: a doc it meets needs no further look, and who has met all is done. */
function addPoints(unit: Unit, count: number, indexed: Indexed, { met, left, points }: Adding): void {
  left.set(met);
  let missing = count;
  for (const alternative of bestFirst(unit)) {
    if (missing === 0) return;
    missing -= addWorth(alternative, indexed, left, points);
  }
}

/** Of a word alone the list is gone through as it is: a call for each doc would take longer than the rest. */
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
  if (bits) takeCommon(left, bits, add);
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

/** Of these docs the ones that meet a unit. */
export function keepMeeting(docs: Uint32Array, unit: Unit, postings: Postings, store: FactStore): Uint32Array {
  const met = meetUnit(unit, { postings, store }, new Uint32Array(wordsFor(store.size)));
  return keepDocs(docs, (doc) => hasBit(met, doc));
}

function bestFirst({ alternatives }: Unit): Alternative[] {
  return alternatives.toSorted((a, b) => b.points - a.points);
}

/** The best way in which a doc meets each unit. */
export function reasonsOf(doc: number, { units }: QueryPlan, postings: Postings, store: FactStore): Ranking['reasons'] {
  return units.flatMap((unit) => {
    const met = unit.alternatives.filter((alternative) => meets(doc, alternative, { postings, store }));
    const best = met.toSorted((a, b) => b.points - a.points)[0];
    return best ? [{ word: unit.text, field: best.field, match: best.match, points: best.points }] : [];
  });
}
