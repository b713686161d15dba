import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { onAccountChange } from '../session/on-account-change.ts';

/** Counts a page as read after this time. */
const READING_MS = 3000;

const loadCopies = () => import('./browser-copies.ts');

/** Caches the pages that are read for a time without a network, and deletes the copies when somebody signs out. */
export function PageCaching() {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const timer = setTimeout(
      () =>
        void loadCopies()
          .then(({ cachePage }) => cachePage(path))
          .catch(() => undefined),
      READING_MS,
    );
    return () => clearTimeout(timer);
  }, [path]);
  useEffect(() => onAccountChange(() => void loadCopies().then(({ clearCachedPages }) => clearCachedPages())), []);
  return null;
}

/** Fetches the copies again after a change of language or display, which are part of a cached page. */
export async function refreshCopies(): Promise<void> {
  if (!import.meta.env.PROD) return;
  try {
    await (await import('./browser-copies.ts')).refreshCachedPages();
  } catch {
    // Without a network the old copies are better than none.
  }
}
