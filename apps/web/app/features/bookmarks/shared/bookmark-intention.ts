import { BOOKMARK_KINDS } from '@stellenvisite/contract/bookmarks';
import type { Bookmark } from './bookmark-store.ts';

/** What a visitor wanted to save before signing in. */
export type BookmarkIntention = Bookmark & { name: string };

const KEY = 'bookmark-intention';
/** Long enough to register and to find the mail with the code. */
const VALID_MS = 60 * 60_000;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** On the device, not in the tab: the link of a confirmation mail opens another one. */
export function storeIntention(intention: BookmarkIntention, store: Store = localStorage, now = Date.now()): void {
  try {
    store.setItem(KEY, JSON.stringify({ ...intention, at: now }));
  } catch {
    // Without storage the heart has to be pressed again after the sign-in.
  }
}

export function hasIntention(store: Store = localStorage): boolean {
  try {
    return store.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** The intention, which is then gone: of several tabs one carries it out. */
export function takeIntention(store: Store = localStorage, now = Date.now()): BookmarkIntention | null {
  try {
    const stored: unknown = JSON.parse(store.getItem(KEY) ?? 'null');
    store.removeItem(KEY);
    if (!isIntention(stored)) return null;
    const { kind, id, name, at } = stored;
    return now >= at && now - at <= VALID_MS ? { kind, id, name } : null;
  } catch {
    return null;
  }
}

function isIntention(value: unknown): value is BookmarkIntention & { at: number } {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, name, at } = value as Record<string, unknown>;
  return (
    BOOKMARK_KINDS.some((known) => known === kind) &&
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof at === 'number'
  );
}
