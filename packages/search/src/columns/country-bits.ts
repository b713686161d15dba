import { COUNTRIES, type Country } from '@stellenvisite/contract/countries';
import { type DocBits, wordsFor } from './doc-bits.ts';
import { BITS, type FactStore } from './fact-store.ts';
import { meetCodes } from './planes.ts';

const knownBits = new WeakMap<FactStore, { changes: number; byCountry: Map<Country, DocBits> }>();

/** The docs of a country, of closed jobs too; the same until a doc is overwritten. */
export function countryBits(store: FactStore, country: Country): DocBits {
  const { changes } = store;
  const before = knownBits.get(store);
  const known = before?.changes === changes ? before : { changes, byCountry: new Map<Country, DocBits>() };
  knownBits.set(store, known);
  const bits = known.byCountry.get(country) ?? new Uint32Array(wordsFor(store.size));
  if (!known.byCountry.has(country)) meetCodes(store.planes, BITS.country, 1 << COUNTRIES.indexOf(country), bits);
  known.byCountry.set(country, bits);
  return bits;
}
