import { BOOKMARK_KINDS } from '@stellenvisite/contract/seekers/bookmarks';
import type { Bookmark } from './bookmark-store.ts';

/** A job or employer that a visitor wanted to save before signing in. */
export type PendingBookmark = Bookmark & { name: string };

const KEY = 'pending-action';
/** Long enough to register and to find the mail with the code. */
const VALID_MS = 60 * 60_000;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores it on the device, not in the tab: the link of a confirmation mail opens another one. */
export function storePendingAction(pending: PendingBookmark, store: Store = localStorage, now = Date.now()): void {
  try {
    store.setItem(KEY, JSON.stringify({ ...pending, at: now }));
  } catch {
    // Without storage the heart has to be pressed again after the sign-in.
  }
}

export function hasPendingAction(store: Store = localStorage): boolean {
  try {
    return store.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Returns the stored action and removes it, so that only one of several tabs resumes it. */
export function consumePendingAction(store: Store = localStorage, now = Date.now()): PendingBookmark | null {
  try {
    const stored: unknown = JSON.parse(store.getItem(KEY) ?? 'null');
    store.removeItem(KEY);
    if (!isPendingBookmark(stored)) return null;
    const { kind, id, name, at } = stored;
    return now >= at && now - at <= VALID_MS ? { kind, id, name } : null;
  } catch {
    return null;
  }
}

function isPendingBookmark(value: unknown): value is PendingBookmark & { at: number } {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, name, at } = value as Record<string, unknown>;
  return (
    BOOKMARK_KINDS.some((known) => known === kind) &&
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof at === 'number'
  );
}
