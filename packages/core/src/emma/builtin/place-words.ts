import type { EmmaSearch } from '@stellenvisite/contract/emma-parts.schema';
import { findKnownLocation } from '@stellenvisite/search/places';

/** Of two places both stand among the words of a search. */
const isPlace = (word: string) => /^\p{Lu}/u.test(word) && findKnownLocation(word) !== null;

const wordsOf = (q: string | undefined) => (q ?? '').split(/\s+/u).filter((word) => word !== '');

export const namesPlaces = (q: string | undefined): boolean => wordsOf(q).filter(isPlace).length > 1;

/** The search without the places among its words: another place takes theirs. */
export function withoutPlaces(search: EmmaSearch): EmmaSearch {
  if (!namesPlaces(search.q)) return search;
  const { q, ...others } = search;
  const left = wordsOf(q)
    .filter((word) => !isPlace(word))
    .join(' ');
  return left === '' ? others : { ...others, q: left };
}
