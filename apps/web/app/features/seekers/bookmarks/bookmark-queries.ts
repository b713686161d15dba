import type { BookmarkKind, SavedEmployerSort, SavedJobSort } from '@stellenvisite/contract/seekers/bookmarks';
import type { SavedEmployers, SavedJobs } from '@stellenvisite/contract/seekers/bookmarks.schema';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../../api/data-of.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { api } from '../../../session/api.ts';
import { $api } from '../../../session/queries.ts';
import { notifyFailure } from '../../jobs/display/heart/press-heart.ts';
import { removeBookmark, saveBookmark } from '../../jobs/display/heart/sync-bookmarks.ts';

/** How the cache's keys of the lists begin. */
export const LIST_KEY = {
  job: ['get', '/api/saved-jobs'],
  employer: ['get', '/api/saved-employers'],
} as const satisfies Record<BookmarkKind, readonly string[]>;

type ListQuery<Sort> = { q: string; sort: Sort; page: number };

const queryOf = <Sort>({ q, sort, page }: ListQuery<Sort>) => ({
  params: { query: { ...(q && { q }), sort, page } },
});

// The list may have changed in another tab meanwhile.
const LIST_OPTIONS = { placeholderData: keepPreviousData, refetchOnWindowFocus: true };

export const useSavedJobs = (query: ListQuery<SavedJobSort>) =>
  $api.useQuery('get', '/api/saved-jobs', queryOf(query), LIST_OPTIONS);

export const useSavedEmployers = (query: ListQuery<SavedEmployerSort>) =>
  $api.useQuery('get', '/api/saved-employers', queryOf(query), LIST_OPTIONS);

/** Writes the note of a saved job or employer and shows it in the lists that are already read. */
export function useWriteNote(kind: BookmarkKind): (id: string, note: string) => Promise<void> {
  const client = useQueryClient();
  return async (id, note) => {
    const written = await dataOf(patchNote(kind, id, note));
    client.setQueriesData<SavedJobs | SavedEmployers>(
      { queryKey: LIST_KEY[kind] },
      (list) => list && withNote(list, id, written.note),
    );
  };
}

function withNote<List extends SavedJobs | SavedEmployers>(list: List, id: string, note: string): List {
  const items = list.items.map((item) => (bookmarkIdOf(item) === id ? { ...item, note } : item));
  return { ...list, items };
}

const bookmarkIdOf = (item: (SavedJobs | SavedEmployers)['items'][number]): string =>
  'job' in item ? item.job.id : item.employer.id;

// `keepalive`: a note that is typed when the page is left is still saved.
const patchNote = (kind: BookmarkKind, id: string, note: string) =>
  kind === 'job'
    ? api.PATCH('/api/saved-jobs/{jobId}', { params: { path: { jobId: id } }, body: { note }, keepalive: true })
    : api.PATCH('/api/saved-employers/{employerId}', {
        params: { path: { employerId: id } },
        body: { note },
        keepalive: true,
      });

export type Removal = { id: string; name: string; note: string };

export type Removals = {
  /** Left the list, though the last answer still has them. */
  hidden: ReadonlySet<string>;
  /** The removals that one undo restores. */
  undoable: readonly Removal[];
  remove: (removal: Removal) => Promise<void>;
  undo: () => Promise<void>;
  /** The time for the undo is over. */
  forget: () => void;
};

/** A row leaves at once; it is back when the server refuses, and with its note when the person thinks better of it. */
export function useRemovals(kind: BookmarkKind): Removals {
  const { t } = useTranslation('bookmarks');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [undoable, setUndoable] = useState<readonly Removal[]>([]);
  const readAgain = () => client.invalidateQueries({ queryKey: LIST_KEY[kind] });
  const withdraw = (id: string) => setUndoable((before) => before.filter((removal) => removal.id !== id));

  const remove = async (removal: Removal) => {
    const { id } = removal;
    setHidden((before) => new Set(before).add(id));
    setUndoable((before) => [...before, removal]);
    try {
      await removeBookmark({ kind, id });
      await readAgain();
    } catch (error) {
      withdraw(id);
      notifyFailure({ bookmark: { kind, id } }, 'remove', error, { t, errorText });
    } finally {
      setHidden((before) => new Set([...before].filter((each) => each !== id)));
    }
  };

  const undo = async () => {
    setUndoable([]);
    await Promise.all(
      undoable.map(({ id, note }) =>
        saveBookmark({ kind, id }, note).catch((error: unknown) =>
          notifyFailure({ bookmark: { kind, id } }, 'save', error, { t, errorText }),
        ),
      ),
    );
    await readAgain();
  };

  return { hidden, undoable, remove, undo, forget: () => setUndoable([]) };
}
