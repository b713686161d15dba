import { COUNTRIES } from '@stellenvisite/contract/countries';
import type { Ranking } from '@stellenvisite/contract/job-search';
import { allDocs, BITS, type FactStore, unpack } from './fact-store.ts';
import { keepDocs } from './keep-docs.ts';
import type { Alternative, QueryPlan, Unit } from './query-plan.ts';

export type Postings = ReadonlyMap<string, Uint32Array>;
/** The docs that meet a plan, and by doc the points of each. */
export type Scored = { docs: Uint32Array; points: Uint16Array };

const NONE = new Uint32Array();

export function termsOf({ units, excluded }: QueryPlan): string[] {
  const terms = [...units, ...excluded].flatMap(({ alternatives }) => alternatives.flatMap((each) => each.terms));
  return [...new Set(terms)];
}

/** Adds up, for the docs that meet every unit, the points of the best way in which each is met. */
export function scorePlan({ units, excluded }: QueryPlan, postings: Postings, store: FactStore): Scored {
  const points = new Uint16Array(store.size);
  let docs: Uint32Array | undefined;
  for (const unit of units) {
    const best = bestOfUnit(unit, postings, store);
    docs = docs ? keepDocs(docs, (doc) => best.points[doc] !== 0) : best.docs;
    addPoints(points, best.points, docs);
  }
  // Whether a phrase stands there only the ad itself can say.
  const words = excluded.filter(({ phrase }) => phrase === undefined);
  return { docs: without(docs ?? allDocs(store), words, postings, store), points };
}

/** Of these docs the ones that meet a unit. */
export function keepMeeting(docs: Uint32Array, unit: Unit, postings: Postings, store: FactStore): Uint32Array {
  const { points } = bestOfUnit(unit, postings, store);
  return keepDocs(docs, (doc) => points[doc] !== 0);
}

function addPoints(points: Uint16Array, more: Uint16Array, docs: Uint32Array): void {
  for (let index = 0; index < docs.length; index += 1) {
    const doc = docs[index] ?? 0;
    points[doc] = (points[doc] ?? 0) + (more[doc] ?? 0);
  }
}

function bestOfUnit({ alternatives }: Unit, postings: Postings, store: FactStore): Scored {
  const points = new Uint16Array(store.size);
  const met = new Uint32Array(store.size);
  let count = 0;
  // The best way first: a doc it meets needs no further look.
  for (const alternative of alternatives.toSorted((a, b) => b.points - a.points)) {
    const docs = docsIn(alternative, postings, store);
    const worth = alternative.points;
    for (let index = 0; index < docs.length; index += 1) {
      const doc = docs[index] ?? 0;
      if (points[doc] !== 0) continue;
      points[doc] = worth;
      met[count++] = doc;
    }
  }
  return { docs: met.subarray(0, count), points };
}

/** What was written since this process last looked is for its next look. */
function docsIn(alternative: Alternative, postings: Postings, store: FactStore): Uint32Array {
  const docs = docsOf(alternative, postings);
  const known = docs.subarray(0, firstAtLeast(docs, store.size, 0));
  const country = countryCode(alternative);
  return country === null ? known : keepDocs(known, (doc) => unpack(store, BITS.country, doc) === country);
}

function without(docs: Uint32Array, excluded: readonly Unit[], postings: Postings, store: FactStore): Uint32Array {
  return excluded.reduce((left, unit) => {
    const { points } = bestOfUnit(unit, postings, store);
    return keepDocs(left, (doc) => points[doc] === 0);
  }, docs);
}

function docsOf({ terms }: Alternative, postings: Postings): Uint32Array {
  const lists = terms.map((term) => postings.get(term) ?? NONE).sort((a, b) => a.length - b.length);
  const [shortest = NONE, ...others] = lists;
  return others.reduce(intersect, shortest);
}

/** Both ascending; the second is the longer one. */
function intersect(few: Uint32Array, many: Uint32Array): Uint32Array {
  const common = new Uint32Array(few.length);
  let count = 0;
  let at = 0;
  for (const doc of few) {
    at = firstAtLeast(many, doc, at);
    if (at === many.length) break;
    if (many[at] === doc) common[count++] = doc;
  }
  return common.subarray(0, count);
}

function firstAtLeast(list: Uint32Array, doc: number, from: number): number {
  let low = from;
  let high = list.length;
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
