import type { SearchFilters } from '../search-filters.ts';
import { useAddressText } from '../use-search.ts';

/** What stands in the two text fields, which may be ahead of the address. */
export function useSearchText({ q, location }: SearchFilters) {
  const words = useAddressText(q);
  const place = useAddressText(location);
  return { q: words, location: place, isChanged: words.text.trim() !== q || place.text.trim() !== location };
}

export type SearchText = ReturnType<typeof useSearchText>;
