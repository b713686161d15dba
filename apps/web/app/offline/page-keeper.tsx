import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { onAccountChange } from '../session/on-account-change.ts';

/** Who stays this long reads the page. */
const READING_MS = 3000;

const loadCopies = () => import('./browser-copies.ts');

/** Keeps the pages that are read for a time without a network, and forgets them when somebody signs out. */
export function PageKeeper() {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const timer = setTimeout(
      () =>
        void loadCopies()
          .then(({ keepPage }) => keepPage(path))
          .catch(() => undefined),
      READING_MS,
    );
    return () => clearTimeout(timer);
  }, [path]);
  useEffect(() => onAccountChange(() => void loadCopies().then(({ forgetKeptPages }) => forgetKeptPages())), []);
  return null;
}
