import { COUNTRIES, type Country } from '@stellenvisite/contract/jobs/countries';
import { matchCodes } from '../columns/bit-slices.ts';
import { type DocBits, hasBit, wordsFor } from '../columns/doc-bits.ts';
import { type DocList, firstAtLeast, hasDoc, NO_DOCS, visitList } from '../columns/doc-list.ts';
import { type FactStore, unpack } from '../columns/fact-store.ts';
import { BITS } from '../columns/packed-bits.ts';
import type { Alternative } from '../question/query-plan.ts';

const cachedBits = new WeakMap<FactStore, { changes: number; byCountry: Map<Country, DocBits> }>();

export type Postings = ReadonlyMap<string, DocList>;
export type Indexed = { postings: Postings; store: FactStore };

export function listsOf({ terms }: Alternative, postings: Postings): DocList[] {
  return terms.map((term) => postings.get(term) ?? NO_DOCS);
}

/** The bitmaps of an alternative and of its country, where all its lists are bitmaps; otherwise null. */
export function bitsOf(alternative: Alternative, { postings, store }: Indexed): DocBits[] | null {
  const bits = listsOf(alternative, postings).flatMap((list) => list.bits ?? []);
  if (bits.length < alternative.terms.length) return null;
  return alternative.country === undefined ? bits : [...bits, countryBits(store, alternative.country)];
}

/**
 * The docs of the store that hold all terms of an alternative, of `among` where it is given.
 */
export function visitDocs(
  alternative: Alternative,
  { postings, store }: Indexed,
  visit: (doc: number) => void,
  among?: DocBits,
): void {
  const [shortest = NO_DOCS, ...others] = listsOf(alternative, postings).sort((a, b) => a.count - b.count);
  const country = countryCode(alternative);
  const places = others.map(() => 0);
  visitList(shortest, store.size, (doc) => {
    if (among && !hasBit(among, doc)) return;
    if (country !== null && unpack(store, BITS.country, doc) !== country) return;
    if (standsInAll(doc, others, places)) visit(doc);
  });
}

/** Docs come in ascending order; `places` holds how far each list was read for the last one. */
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

export function meets(doc: number, alternative: Alternative, { postings, store }: Indexed): boolean {
  const country = countryCode(alternative);
  if (country !== null && unpack(store, BITS.country, doc) !== country) return false;
  return listsOf(alternative, postings).every((list) => hasDoc(list, doc));
}

function countryCode({ country }: Alternative): number | null {
  return country === undefined ? null : COUNTRIES.indexOf(country);
}

/** Returns the docs of a country, of closed jobs too; cached until a doc is overwritten. */
function countryBits(store: FactStore, country: Country): DocBits {
  const { changes } = store;
  const before = cachedBits.get(store);
  const known = before?.changes === changes ? before : { changes, byCountry: new Map<Country, DocBits>() };
  cachedBits.set(store, known);
  const bits = known.byCountry.get(country) ?? new Uint32Array(wordsFor(store.size));
  if (!known.byCountry.has(country)) matchCodes(store.bitSlices, BITS.country, 1 << COUNTRIES.indexOf(country), bits);
  known.byCountry.set(country, bits);
  return bits;
}
