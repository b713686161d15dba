import { COUNTRIES } from '@stellenvisite/contract/countries';
import type { Ranking } from '@stellenvisite/contract/job-search';
import type { AnswerRoom } from './answer-room.ts';
import { type DocList, firstAtLeast, hasDoc, NO_DOCS, visitList } from './doc-list.ts';
import { BITS, type FactStore, unpack } from './fact-store.ts';
import { keepDocs } from './keep-docs.ts';
import type { Alternative, QueryPlan, Unit } from './query-plan.ts';

export type Postings = ReadonlyMap<string, DocList>;
/** The docs that meet a plan, and by doc the points of each. */
export type Scored = { docs: Uint32Array; points: Uint16Array };
type Scoring = { postings: Postings; store: FactStore; room: AnswerRoom };

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
export function visitDocs(
  alternative: Alternative,
  postings: Postings,
  store: FactStore,
  visit: (doc: number) => void,
): void {
  const lists = alternative.terms.map((term) => postings.get(term) ?? NO_DOCS).sort((a, b) => a.count - b.count);
  const [shortest = NO_DOCS, ...others] = lists;
  const country = countryCode(alternative);
  if (others.length === 0 && country === null) {
    visitList(shortest, store.size, visit);
    return;
  }
  const places = others.map(() => 0);
  visitList(shortest, store.size, (doc) => {
    if (country !== null && unpack(store, BITS.country, doc) !== country) return;
    if (standsInAll(doc, others, places)) visit(doc);
  });
}

/** Docs are asked for in ascending order; `places` says how far each list was read for the last one. */
function standsInAll(doc: number, lists: readonly DocList[], places: number[]): boolean {
  for (let each = 0; each < lists.length; each += 1) {
    const list = lists[each] ?? NO_DOCS;
    if (list.docs) {
      const place = firstAtLeast(list.docs, doc, places[each] ?? 0);
      places[each] = place;
      if (list.docs[place] !== doc) return false;
    } else if (!hasDoc(list, doc)) return false;
  }
  return true;
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
  return alternative.terms.every((term) => hasDoc(postings.get(term) ?? NO_DOCS, doc));
}
