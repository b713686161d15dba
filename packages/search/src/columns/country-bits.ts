import { COUNTRIES, type Country } from '@stellenvisite/contract/countries';
import { matchCodes } from './bit-slices.ts';
import { type DocBits, wordsFor } from './doc-bits.ts';
import type { FactStore } from './fact-store.ts';
import { BITS } from './packed-bits.ts';

const cachedBits = new WeakMap<FactStore, { changes: number; byCountry: Map<Country, DocBits> }>();

/** The docs of a country, of closed jobs too; cached until a doc is overwritten. */
export function countryBits(store: FactStore, country: Country): DocBits {
  const { changes } = store;
  const before = cachedBits.get(store);
  const known = before?.changes === changes ? before : { changes, byCountry: new Map<Country, DocBits>() };
  cachedBits.set(store, known);
  const bits = known.byCountry.get(country) ?? new Uint32Array(wordsFor(store.size));
  if (!known.byCountry.has(country)) matchCodes(store.bitSlices, BITS.country, 1 << COUNTRIES.indexOf(country), bits);
  known.byCountry.set(country, bits);
  return bits;
}
