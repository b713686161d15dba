import type { SavedSearch } from '@stellenvisite/contract/saved-searches.schema';

/** Behind a search's address: open the dialog that saves it, as soon as somebody is signed in. */
export const SAVE_MARK = '#suche-speichern';
const SEEN_MARK = '#gespeichert-';

/** The way to a kept search, what is new first. The mark says which one was opened; servers and caches never see it. */
export function savedSearchPath({ id, query, newCount }: Pick<SavedSearch, 'id' | 'query' | 'newCount'>): string {
  const search = [query, newCount > 0 && 'sort=newest'].filter(Boolean).join('&');
  return `/jobs${search && `?${search}`}${SEEN_MARK}${id}`;
}

export function readSavedId(hash: string): string | null {
  return hash.startsWith(SEEN_MARK) ? hash.slice(SEEN_MARK.length) : null;
}
