import { type ChipWords, filterChips } from '../filters/filter-chips.ts';
import type { SearchAnswer } from '../search-answer.ts';
import { searchPath } from '../search-filters.ts';
import type { RecentSearch } from './recent-searches.ts';

/** Only a search that asked for something is worth remembering, and only one that was understood; in its right spelling. */
export function recentOf({ filters, misunderstood, list }: SearchAnswer, words: ChipWords): RecentSearch | null {
  const isWorthIt = (filters.q || filters.location) && misunderstood.length === 0 && list.total > 0;
  if (!isWorthIt) return null;
  const isCorrected = list.understood.some(({ corrected }) => corrected);
  const q = (isCorrected && list.suggestion) || filters.q;
  const asked = { ...filters, q, page: '', view: '', explain: false, includeHidden: false };
  const parts = [asked.q, asked.location, ...filterChips(asked, words).map(({ label }) => label)];
  return { path: searchPath(asked), label: parts.filter(Boolean).join(' · ') };
}
