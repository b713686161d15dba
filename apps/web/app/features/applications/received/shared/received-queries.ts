import {
  BOARD_PAGE,
  type BoardColumn,
  MAX_BOARD_PAGE,
  RECEIVED_COLUMNS,
  RECEIVED_SORTS,
  RECEIVED_WAITING,
  type ReceivedColumn,
  type ReceivedSort,
} from '@stellenvisite/contract/applications/received-applications';
import type {
  BoardColumnPage,
  ReceivedApplication,
} from '@stellenvisite/contract/applications/received-applications.schema';
import { SHIFTS, type Shift } from '@stellenvisite/contract/jobs/duty';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { dataOf } from '../../../../api/data-of.ts';
import { useLiveEvent } from '../../../../realtime/use-live-event.ts';
import { api } from '../../../../session/api.ts';
import { $api } from '../../../../session/queries.ts';

export type ReceivedAddress = {
  view: 'board' | 'list';
  jobId: string | null;
  departmentId: string | null;
  shifts: readonly Shift[];
  waiting: (typeof RECEIVED_WAITING)[number] | null;
  tag: string | null;
  isMine: boolean;
  q: string;
  sort: ReceivedSort;
  /** The column a phone shows, and the only one the list shows. */
  column: ReceivedColumn | null;
  page: number;
  /** The queue that is worked through: what it is made of, or the key under which it is stored. */
  queue: string | null;
};

const QUEUE = /^[a-z0-9]{1,40}$/;
const ID = /^[0-9a-f-]{36}$/;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text) ?? null;

export type ApiFilter = ReturnType<typeof filterOf>;

export const isFiltered = (address: ReceivedAddress): boolean => {
  const { jobId, departmentId, shifts, waiting, tag, isMine, q } = address;
  return Boolean(jobId || departmentId || shifts.length > 0 || waiting || tag || isMine || q);
};

export const RECEIVED = '/api/employer/applications';
const RECEIVED_ONE = '/api/employer/applications/{id}';
const COUNTS = '/api/employer/applications/counts';
export const BOARD_COLUMN = '/api/employer/applications/board/{column}';

// Applicants and colleagues may have acted while the page was in the background.
const OPTIONS = { placeholderData: keepPreviousData, refetchOnWindowFocus: true };

/** Loads an application. The first load notifies the applicant that it was opened. */
export const useReceivedApplication = (id: string) =>
  $api.useQuery('get', RECEIVED_ONE, { params: { path: { id } } }, { refetchOnWindowFocus: true });

type ListQuery = ApiFilter & { column?: ReceivedColumnList; sort: ReceivedSort; page: number; pageSize: number };
type ReceivedColumnList = ReceivedColumn[];

export const useReceivedList = (query: ListQuery) => $api.useQuery('get', RECEIVED, { params: { query } }, OPTIONS);

export const useReceivedCounts = (filter: ApiFilter) =>
  $api.useQuery('get', COUNTS, { params: { query: filter } }, OPTIONS);

export const useFilterOptions = (employerId: string) =>
  $api.useQuery('get', '/api/employer/applications/filters', { params: { query: { employerId } } });

/** Loads the explanation of the match; used only where it is shown. */
export const useReceivedMatch = (id: string) =>
  $api.useQuery('get', '/api/employer/applications/{id}/match', { params: { path: { id } } });

/** Loads a column of the board: the first cards, and more on demand. */
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

/** Finds the application as the filters find it; null where they leave it out. Reading it so is not opening it. */
export async function findReceived(id: string, filter: ApiFilter): Promise<ReceivedApplication | null> {
  const { items } = await dataOf(api.GET(RECEIVED, { params: { query: { ...filter, id: [id], pageSize: 1 } } }));
  return items[0] ?? null;
}

/** Reads every list, every column of the board and every application that is shown again. */
export function useReadReceivedAgain(): () => Promise<void> {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [method, path] }) =>
        method === 'get' && typeof path === 'string' && path.startsWith(RECEIVED),
    });
}

/** Reads all of it again but the columns of the board, which may be long: those follow each application by itself. */
export function useReceivedNextToBoard(): () => Promise<void> {
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

/** Reads the filters from the address and ignores unknown values. */
export function readAddress(params: URLSearchParams): ReceivedAddress {
  const idOf = (name: string) => (ID.test(params.get(name) ?? '') ? params.get(name) : null);
  const page = Math.floor(Number(params.get('page')));
  return {
    view: params.get('view') === 'list' ? 'list' : 'board',
    jobId: idOf('job'),
    departmentId: idOf('department'),
    shifts: SHIFTS.filter((shift) => params.getAll('shift').includes(shift)),
    waiting: oneOf(RECEIVED_WAITING, params.get('waiting')),
    tag: params.get('tag')?.slice(0, 100) || null,
    isMine: params.get('mine') === 'true',
    q: params.get('q')?.trim().slice(0, 100) ?? '',
    sort: oneOf(RECEIVED_SORTS, params.get('sort')) ?? 'waiting',
    column: oneOf(RECEIVED_COLUMNS, params.get('column')),
    page: page >= 1 && page <= 10_000 ? page : 1,
    queue: QUEUE.test(params.get('reihe') ?? '') ? params.get('reihe') : null,
  };
}

/** Only what differs from a first visit appears in the address. */
export function writeAddress(address: ReceivedAddress): URLSearchParams {
  const { view, jobId, departmentId, shifts, waiting, tag, isMine, q, sort, column, page, queue } = address;
  const params = new URLSearchParams();
  const set = (name: string, value: string | null | false) => value && params.set(name, value);
  set('view', view === 'list' && view);
  set('job', jobId);
  set('department', departmentId);
  for (const shift of shifts) params.append('shift', shift);
  set('waiting', waiting);
  set('tag', tag);
  set('mine', isMine && 'true');
  set('q', q);
  set('sort', sort !== 'waiting' && sort);
  set('column', column);
  set('page', page > 1 && String(page));
  set('reihe', queue);
  return params;
}

type Filter = Pick<ReceivedAddress, 'jobId' | 'departmentId' | 'shifts' | 'waiting' | 'tag' | 'isMine' | 'q'>;

/** Returns the filter of an API request, without column and page. */
export function filterOf(address: Filter, employerId: string) {
  const { jobId, departmentId, shifts, waiting, tag, isMine, q } = address;
  return {
    employerId,
    ...(jobId && { jobId: [jobId] }),
    ...(departmentId && { departmentId: [departmentId] }),
    ...(shifts.length > 0 && { shift: [...shifts] }),
    ...(waiting && { waiting }),
    ...(tag && { tag: [tag] }),
    ...(isMine && { mine: true }),
    ...(q && { q }),
  };
}
