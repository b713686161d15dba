import type { BookmarkKind } from '@stellenvisite/contract/seekers/bookmarks';
import type { Bookmarks } from '@stellenvisite/contract/seekers/bookmarks.schema';
import { createStore, useStore } from '../../../../ui/create-store.ts';

export type Bookmark = { kind: BookmarkKind; id: string };

type Saved = Readonly<Record<BookmarkKind, ReadonlySet<string>>>;

/** Null until the list of a job seeker has been read: on the server, for visitors and for other roles. */
const saved = createStore<Saved | null>(null);
let changes = 0;

export function fillBookmarks({ jobIds, employerIds }: Bookmarks): void {
  saved.set({ job: new Set(jobIds), employer: new Set(employerIds) });
}

export function clearBookmarks(): void {
  saved.set(null);
}

/** Fills or empties a heart before the server has answered. */
export function markBookmark({ kind, id }: Bookmark, isSaved: boolean): void {
  changes += 1;
  const before = saved.get() ?? { job: new Set(), employer: new Set() };
  const ids = new Set(before[kind]);
  if (isSaved) ids.add(id);
  else ids.delete(id);
  saved.set({ ...before, [kind]: ids });
}

/** Grows with every heart that is pressed: what was read from the server before is then out of date. */
export const bookmarkChanges = (): number => changes;

export const useIsBookmarked = ({ kind, id }: Bookmark): boolean =>
  useStore(saved, (each) => each?.[kind].has(id) ?? false);

/** Undefined until it is known. */
export const useBookmarkCount = (kind: BookmarkKind): number | undefined =>
  useStore(saved, (each) => each?.[kind].size);
