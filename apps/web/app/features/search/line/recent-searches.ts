import { useCallback, useEffect, useSyncExternalStore } from 'react';

/** On this device only, and only with consent; the cookie policy names it. */
export const RECENT_SEARCHES_KEY = 'recent-searches';
const MOST_KEPT = 6;

export type RecentSearch = { path: string; label: string };

/** The newest first, each search once. */
export function addRecent(kept: readonly RecentSearch[], search: RecentSearch): RecentSearch[] {
  return [search, ...kept.filter(({ path }) => path !== search.path)].slice(0, MOST_KEPT);
}

/** Storage belongs to the person: whatever stands there, only searches of this site come out. */
export function parseRecent(stored: string | null): RecentSearch[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isRecentSearch).slice(0, MOST_KEPT) : [];
  } catch {
    return [];
  }
}

function isRecentSearch(value: unknown): value is RecentSearch {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('label' in value)) return false;
  return typeof value.label === 'string' && typeof value.path === 'string' && /^\/jobs\?/.test(value.path);
}

/** Those that speak of what is typed. */
export function matchingRecent(kept: readonly RecentSearch[], typed: string): RecentSearch[] {
  const words = typed.trim().toLowerCase();
  return kept.filter(({ label }) => label.toLowerCase().includes(words));
}

const NONE: readonly RecentSearch[] = [];
const listeners = new Set<() => void>();
let last: { stored: string | null; searches: readonly RecentSearch[] } = { stored: null, searches: NONE };

function currentSearches(): readonly RecentSearch[] {
  const stored = readStorage();
  if (stored !== last.stored) last = { stored, searches: parseRecent(stored) };
  return last.searches;
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(RECENT_SEARCHES_KEY);
  } catch {
    return null;
  }
}

function writeStorage(searches: readonly RecentSearch[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(searches));
    else localStorage.removeItem(RECENT_SEARCHES_KEY);
  } catch {
    // A full or forbidden storage only costs the history.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Remembers `current` and gives back the searches before it. */
export function useRecentSearches(mayRemember: boolean, current: RecentSearch | null) {
  const searches = useSyncExternalStore(subscribe, currentSearches, () => NONE);
  const path = current?.path;
  const label = current?.label;
  useEffect(() => {
    if (mayRemember && path && label) writeStorage(addRecent(currentSearches(), { path, label }));
  }, [mayRemember, path, label]);
  return {
    searches: mayRemember ? searches.filter((search) => search.path !== path) : NONE,
    clear: useCallback(() => writeStorage([]), []),
  };
}
