import { SHIFTS, type Shift } from '@stellenvisite/contract/duty';
import {
  RECEIVED_COLUMNS,
  RECEIVED_SORTS,
  RECEIVED_WAITING,
  type ReceivedColumn,
  type ReceivedSort,
} from '@stellenvisite/contract/received-applications';

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
};

const ID = /^[0-9a-f-]{36}$/;
const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text) ?? null;

/** What the address asks for; what it does not know is left out. */
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
  };
}

/** Only what differs from a first visit stands in the address. */
export function writeAddress(address: ReceivedAddress): URLSearchParams {
  const { view, jobId, departmentId, shifts, waiting, tag, isMine, q, sort, column, page } = address;
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
  return params;
}

/** What the API is asked for beside column and page. */
export function filterOf(address: ReceivedAddress, employerId: string) {
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
export type ApiFilter = ReturnType<typeof filterOf>;

export const isFiltered = (address: ReceivedAddress): boolean => {
  const { jobId, departmentId, shifts, waiting, tag, isMine, q } = address;
  return Boolean(jobId || departmentId || shifts.length > 0 || waiting || tag || isMine || q);
};
