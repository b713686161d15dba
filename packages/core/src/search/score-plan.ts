import { COUNTRIES } from '@stellenvisite/contract/countries';
import type { Ranking } from '@stellenvisite/contract/job-search';
import type { AnswerRoom } from './answer-room.ts';
import { BITS, type FactStore, unpack } from './fact-store.ts';
import { keepDocs } from './keep-docs.ts';
import type { Alternative, QueryPlan, Unit } from './query-plan.ts';

export type Postings = ReadonlyMap<string, Uint32Array>;
/** The docs that meet a plan, and by doc the points of each. */
export type Scored = { docs: Uint32Array; points: Uint16Array };
type Scoring = { postings: Postings; store: FactStore; room: AnswerRoom };

const NONE = new Uint32Array();

export function termsOf({ units, excluded }: QueryPlan): string[] {
  const terms = [...units, ...excluded].flatMap(({ alternatives }) => alternatives.flatMap((each) => each.terms));
  return [...new Set(terms)];
}

/** Adds up, for the docs that meet every unit, the points of the best way in which each is met. All of it lies in the room. */
export function scorePlan({ units, excluded }: QueryPlan, { postings, store, room }: Scoring): Scored {
  const { points, others } = room;
  const [first, ...further] = units;
  points.fill(0, 0, store.size);
  let docs = first ? meetUnit(first, postings, store, room) : listAll(store, room.docs);
  for (const unit of further) {
    markMeeting(unit, postings, store, others);
    docs = addPoints(docs, points, others);
  }
  for (const unit of excluded) {
    // Whether a phrase stands there only the ad itself can say.
    if (unit.phrase !== undefined) continue;
    markMeeting(unit, postings, store, others);
    docs = keepDocs(docs, (doc) => others[doc] === 0, docs);
  }
  return { docs, points };
}

/** Of these docs the ones that meet a unit. */
export function keepMeeting(docs: Uint32Array, unit: Unit, postings: Postings, store: FactStore): Uint32Array {
  const points = new Uint16Array(store.size);
  markMeeting(unit, postings, store, points);
  return keepDocs(docs, (doc) => points[doc] !== 0);
}

function listAll({ size }: FactStore, docs: Uint32Array): Uint32Array {
  for (let doc = 0; doc < size; doc += 1) docs[doc] = doc;
  return docs.subarray(0, size);
}

/** Keeps the docs that have further points, and adds these. */
function addPoints(docs: Uint32Array, points: Uint16Array, further: Uint16Array): Uint32Array {
  let count = 0;
  for (let index = 0; index < docs.length; index += 1) {
    const doc = docs[index] ?? 0;
    const more = further[doc] ?? 0;
    if (more === 0) continue;
    points[doc] = (points[doc] ?? 0) + more;
    docs[count++] = doc;
  }
  return docs.subarray(0, count);
}

function markMeeting(unit: Unit, postings: Postings, store: FactStore, points: Uint16Array): void {
  points.fill(0, 0, store.size);
  for (const alternative of bestFirst(unit)) {
    const worth = alternative.points;
    visitDocs(alternative, postings, store, (doc) => {
      if (points[doc] === 0) points[doc] = worth;
    });
  }
}

/** The same for points that are all nought, with a list of the docs. */
function meetUnit(unit: Unit, postings: Postings, store: FactStore, { docs, points }: AnswerRoom): Uint32Array {
  let count = 0;
  for (const alternative of bestFirst(unit)) {
    const worth = alternative.points;
    visitDocs(alternative, postings, store, (doc) => {
      if (points[doc] !== 0) return;
      points[doc] = worth;
      docs[count++] = doc;
    });
  }
  return docs.subarray(0, count);
}

/** The best way first: a doc it meets needs no further look. */
function bestFirst({ alternatives }: Unit): Alternative[] {
  return alternatives.toSorted((a, b) => b.points - a.points);
}

/** The docs that hold all terms of an alternative. What was written since this process last looked is for its next look. */
function visitDocs(alternative: Alternative, postings: Postings, store: FactStore, visit: (doc: number) => void): void {
  const lists = alternative.terms.map((term) => postings.get(term) ?? NONE).sort((a, b) => a.length - b.length);
  const [shortest = NONE, ...others] = lists;
  const country = countryCode(alternative);
  const places = others.map(() => 0);
  const end = firstAtLeast(shortest, store.size, 0);
  for (let index = 0; index < end; index += 1) {
    const doc = shortest[index] ?? 0;
    if (others.length > 0 && !standsInAll(doc, others, places)) continue;
    if (country === null || unpack(store, BITS.country, doc) === country) visit(doc);
  }
}

/** Docs are asked for in ascending order; `places` says how far each list was read for the last one. */
function standsInAll(doc: number, lists: readonly Uint32Array[], places: number[]): boolean {
  for (let each = 0; each < lists.length; each += 1) {
    const list = lists[each] ?? NONE;
    const place = firstAtLeast(list, doc, places[each] ?? 0);
    places[each] = place;
    if (list[place] !== doc) return false;
  }
  return true;
}

/** In growing steps and then by halves: what lies near is found soon, what lies far not much later. */
function firstAtLeast(list: Uint32Array, doc: number, from: number): number {
  let low = from;
  let step = 1;
  while (low + step < list.length && (list[low + step] ?? 0) < doc) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, list.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) < doc) low = middle + 1;
    else high = middle;
  }
  return low;
}

function countryCode({ country }: Alternative): number | null {
  return country === undefined ? null : COUNTRIES.indexOf(country);
}

/** The best way in which a doc meets each unit. */
export function reasonsOf(doc: number, { units }: QueryPlan, postings: Postings, store: FactStore): Ranking['reasons'] {
  return units.flatMap((unit) => {
    const met = unit.alternatives.filter((alternative) => meets(doc, alternative, postings, store));
    const best = met.toSorted((a, b) => b.points - a.points)[0];
    return best ? [{ word: unit.text, field: best.field, match: best.match, points: best.points }] : [];
  });
}

function meets(doc: number, alternative: Alternative, postings: Postings, store: FactStore): boolean {
  const country = countryCode(alternative);
  if (country !== null && unpack(store, BITS.country, doc) !== country) return false;
  return alternative.terms.every((term) => {
    const list = postings.get(term) ?? NONE;
    return list[firstAtLeast(list, doc, 0)] === doc;
  });
}
