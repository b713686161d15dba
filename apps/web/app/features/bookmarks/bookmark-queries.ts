import type { BookmarkKind, SavedEmployerSort, SavedJobSort } from '@stellenvisite/contract/bookmarks';
import type { SavedEmployers, SavedJobs } from '@stellenvisite/contract/bookmarks.schema';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { dataOf } from '../../api/data-of.ts';
import { api } from '../../session/api.ts';
import { $api } from '../../session/queries.ts';

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
