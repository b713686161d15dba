import type { BoardColumn, ReceivedSort } from '@stellenvisite/contract/received-applications';
import { BOARD_PAGE, MAX_BOARD_PAGE } from '@stellenvisite/contract/received-applications';
import type { BoardColumnPage, ReceivedApplication } from '@stellenvisite/contract/received-applications.schema';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { dataOf } from '../../../api/data-of.ts';
import { useLiveEvent } from '../../../realtime/use-live-event.ts';
import { api } from '../../../session/api.ts';
import { $api } from '../../../session/queries.ts';
import type { ApiFilter } from './received-address.ts';

export const RECEIVED = '/api/employer/applications';
const RECEIVED_ONE = '/api/employer/applications/{id}';
const COUNTS = '/api/employer/applications/counts';
export const BOARD_COLUMN = '/api/employer/applications/board/{column}';

// Applicants and colleagues may have acted while the page was in the background.
const OPTIONS = { placeholderData: keepPreviousData, refetchOnWindowFocus: true };

/** Opening it is told to the applicant, once. */
export const useReceivedApplication = (id: string) =>
  $api.useQuery('get', RECEIVED_ONE, { params: { path: { id } } }, { refetchOnWindowFocus: true });

type ListQuery = ApiFilter & { column?: ReceivedColumnList; sort: ReceivedSort; page: number; pageSize: number };
type ReceivedColumnList = (BoardColumn | 'withdrawn')[];

export const useReceivedList = (query: ListQuery) => $api.useQuery('get', RECEIVED, { params: { query } }, OPTIONS);

export const useReceivedCounts = (filter: ApiFilter) =>
  $api.useQuery('get', COUNTS, { params: { query: filter } }, OPTIONS);

export const useFilterOptions = (employerId: string) =>
  $api.useQuery('get', '/api/employer/applications/filters', { params: { query: { employerId } } });

/** Why it fits as it does; asked for only where somebody wants to know. */
export const useReceivedMatch = (id: string) =>
  $api.useQuery('get', '/api/employer/applications/{id}/match', { params: { path: { id } } });

/** A column of the board: the first cards, and more when they are asked for. */
export function useBoardColumn(column: BoardColumn, filter: ApiFilter, sort: ReceivedSort) {
  return useInfiniteQuery({
    queryKey: ['get', BOARD_COLUMN, { column, filter, sort }],
    queryFn: ({ pageParam, signal }): Promise<BoardColumnPage> => {
      const query = {
        ...filter,
        sort,
        ...(pageParam ? { after: pageParam, limit: MAX_BOARD_PAGE } : { limit: BOARD_PAGE }),
      };
      return dataOf(api.GET(BOARD_COLUMN, { params: { path: { column }, query }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...OPTIONS,
  });
}
export type BoardColumnData = ReturnType<typeof useBoardColumn>;

/** The application as the filters find it; null where they leave it out. Reading it so is not opening it. */
export async function findReceived(id: string, filter: ApiFilter): Promise<ReceivedApplication | null> {
  const { items } = await dataOf(api.GET(RECEIVED, { params: { query: { ...filter, id: [id], pageSize: 1 } } }));
  return items[0] ?? null;
}

/** Reads every list, every column of the board and every application that is shown anew. */
export function useReadReceivedAgain(): () => Promise<void> {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [method, path] }) =>
        method === 'get' && typeof path === 'string' && path.startsWith(RECEIVED),
    });
}

/** Reads all of it anew but the columns of the board, which may be long: those follow each application by itself. */
export function useReadReceivedBesideBoard(): () => Promise<void> {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [method, path] }) =>
        method === 'get' && typeof path === 'string' && path.startsWith(RECEIVED) && path !== BOARD_COLUMN,
    });
}

/** Follows what applicants and colleagues do while applications are shown. */
export function useLiveReceived(): void {
  const readAgain = useReadReceivedAgain();
  useLiveEvent('application.changed', () => void readAgain());
}
