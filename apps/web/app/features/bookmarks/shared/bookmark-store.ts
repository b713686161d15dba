import type { BookmarkKind } from '@stellenvisite/contract/bookmarks';
import type { Bookmarks } from '@stellenvisite/contract/bookmarks.schema';
import { useSyncExternalStore } from 'react';

export type Bookmark = { kind: BookmarkKind; id: string };

type Saved = Readonly<Record<BookmarkKind, ReadonlySet<string>>>;

/** Null until the list of a job seeker has been read: on the server, for visitors and for other roles. */
let saved: Saved | null = null;
let changes = 0;
const listeners = new Set<() => void>();

function update(next: Saved | null): void {
  saved = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function fillBookmarks({ jobIds, employerIds }: Bookmarks): void {
  update({ job: new Set(jobIds), employer: new Set(employerIds) });
}

export function clearBookmarks(): void {
  update(null);
}

export const isBookmarked = ({ kind, id }: Bookmark): boolean => saved?.[kind].has(id) ?? false;

/** Fills or empties a heart before the server has answered. */
export function markBookmark({ kind, id }: Bookmark, isSaved: boolean): void {
  changes += 1;
  const before = saved ?? { job: new Set(), employer: new Set() };
  const ids = new Set(before[kind]);
  if (isSaved) ids.add(id);
  else ids.delete(id);
  update({ ...before, [kind]: ids });
}

/** Grows with every heart that is pressed: what was read from the server before is then out of date. */
export const bookmarkChanges = (): number => changes;

export function useIsBookmarked(bookmark: Bookmark): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isBookmarked(bookmark),
    () => false,
  );
}

/** Undefined until it is known. */
export function useBookmarkCount(kind: BookmarkKind): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => saved?.[kind].size,
    () => undefined,
  );
}
