import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { onAccountChange } from '../session/on-account-change.ts';
import { useSession } from '../session/use-session.ts';
import { ACCOUNT, copyPath, isAccountScreen } from './cached-pages.ts';

/** Counts a page as read after this time. */
const READING_MS = 3000;

const loadCopies = () => import('./browser-copies.ts');

/** Caches the pages that are read for a time without a network, and deletes the copies when somebody signs out. */
export function PageCaching() {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  useAccountCopy(pathname);
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
  useEffect(() => onAccountChange(() => void clear()), []);
  return null;
}

const clear = async () => (await loadCopies()).clearCopies();

/** Copies the account of a job seeker to the device, and deletes the copy of somebody whose session has ended. */
function useAccountCopy(pathname: string) {
  const { status, account, failed } = useSession();
  const isOver = status === 'signed_out' && !failed;
  const accountId = account?.id;
  const isSeeker = account?.role === 'job_seeker';
  useEffect(() => {
    if (isOver) void ifCopied(clear);
  }, [isOver]);
  useEffect(() => {
    // Reading deletes the copy of another account.
    if (accountId) void ifCopied(async () => (await import('./account-copy.ts')).readAccountCopy());
  }, [accountId]);
  const isUnread = failed && !account && isAccountScreen(pathname);
  useEffect(() => {
    // The frame of the page came from the browser's own cache, and the account cannot be reached.
    if (isUnread && !navigator.onLine) void ifCopied(async () => location.replace(copyPath(pathname)));
  }, [isUnread, pathname]);
  useEffect(() => {
    if (!import.meta.env.PROD || !isSeeker) return;
    // People who never open the account in the browser have no use for a copy; in the installed app one is expected.
    if (!isAccountScreen(pathname) && !isInstalled()) return;
    const timer = setTimeout(
      () =>
        void import('./copy-own-account.ts')
          .then(({ copyOwnAccount }) => copyOwnAccount())
          // Without a network the copy before it stays.
          .catch(() => undefined),
      READING_MS,
    );
    return () => clearTimeout(timer);
  }, [isSeeker, pathname]);
}

async function ifCopied(act: () => Promise<unknown>): Promise<void> {
  if (typeof caches !== 'undefined' && (await caches.has(ACCOUNT))) await act();
}

/** Returns whether the site runs as an app, without the browser around it. */
const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Fetches the copies again after a change of language or display, which are part of a cached page. */
export async function refreshCopies(): Promise<void> {
  if (!import.meta.env.PROD) return;
  try {
    await (await import('./browser-copies.ts')).refreshCachedPages();
  } catch {
    // Without a network the old copies are better than none.
  }
}
