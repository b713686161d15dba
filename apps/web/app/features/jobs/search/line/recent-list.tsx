import { History } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../../ui/button.tsx';
import { createStore, type Store, useStore } from '../../../../ui/create-store.ts';

/** On this device only, and only with consent; the cookie policy names it. */
const RECENT_SEARCHES_KEY = 'recent-searches';

const MAX_STORED = 6;

export type RecentSearch = { path: string; label: string };

const NONE: readonly RecentSearch[] = [];

const writes = createStore(0);

/** The storage itself, which other tabs and the consent change as well; its own writes raise no event in this tab. */
const recentSearches: Store<readonly RecentSearch[]> = { initial: NONE, get: currentSearches, subscribe };

let last: { stored: string | null; searches: readonly RecentSearch[] } = { stored: null, searches: NONE };

export type RecentListProps = {
  recent: readonly RecentSearch[];
  onClear: () => void;
  onFollow?: () => void;
  className?: string;
};

/** The searches this device remembers. It appears below what the page is about, so that nothing moves when it appears. */
export function RecentList({ recent, onClear, onFollow, className }: RecentListProps) {
  const { t } = useTranslation('search');
  if (recent.length === 0) return null;
  return (
    <section className={className} aria-label={t('recent.title')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-fs-5">{t('recent.title')}</h2>
        <Button variant="ghost" size="s" onClick={onClear}>
          {t('recent.clear')}
        </Button>
      </div>
      <ul className="recent">
        {recent.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} onClick={onFollow}>
              <History size={18} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-fs-8 text-ink-2">{t('recent.note')}</p>
    </section>
  );
}

/** The newest first, each search once. */
export function addRecent(stored: readonly RecentSearch[], search: RecentSearch): RecentSearch[] {
  return [search, ...stored.filter(({ path }) => path !== search.path)].slice(0, MAX_STORED);
}

/** Storage belongs to the person: whatever appears there, only searches of this site come out. */
export function parseRecent(stored: string | null): RecentSearch[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isRecentSearch).slice(0, MAX_STORED) : [];
  } catch {
    return [];
  }
}

function isRecentSearch(value: unknown): value is RecentSearch {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('label' in value)) return false;
  return typeof value.label === 'string' && typeof value.path === 'string' && /^\/jobs\?/.test(value.path);
}

/** Those that speak of what is typed. */
export function matchingRecent(stored: readonly RecentSearch[], typed: string): RecentSearch[] {
  const words = typed.trim().toLowerCase();
  return stored.filter(({ label }) => label.toLowerCase().includes(words));
}

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
  writes.set(writes.get() + 1);
}

function subscribe(listener: () => void) {
  const stop = writes.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

/** Remembers `current` and gives back the searches before it. */
export function useRecentSearches(mayRemember: boolean, current: RecentSearch | null) {
  const searches = useStore(recentSearches);
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
