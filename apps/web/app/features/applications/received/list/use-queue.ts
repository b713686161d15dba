import {
  BOARD_COLUMNS,
  BOARD_PAGE,
  columnOf,
  RECEIVED_COLUMNS,
  type ReceivedColumn,
} from '@stellenvisite/contract/applications/received-applications';
import type { ReceivedApplication } from '@stellenvisite/contract/applications/received-applications.schema';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { dataOf } from '../../../../api/data-of.ts';
import { api } from '../../../../session/api.ts';
import { $api } from '../../../../session/queries.ts';
import { useStore } from '../../../../ui/create-store.ts';
import type { ApplicationsOutlet } from '../shared/applications-outlet.ts';
import {
  createQueueKey,
  QUEUE_SOURCES,
  type Queue,
  type QueueSource,
  queueStore,
  saveQueue,
} from '../shared/queue-store.ts';
import {
  type ApiFilter,
  findReceived,
  RECEIVED,
  type ReceivedAddress,
  writeAddress,
} from '../shared/received-queries.ts';
import { type ScheduledMove, useScheduledMoves } from '../shared/scheduled-moves-bar.tsx';

const PATH = '/employer-dashboard/bewerbungen';
/** As many ids as a list of the address may have. */
const CHUNK = 40;
const NO_IDS: readonly string[] = [];

type QueueInput = {
  openId: string | null;
  address: ReceivedAddress;
  filter: ApiFilter;
  /** The cards on the screen: the columns of the board, or the page of the list. */
  shown: readonly (readonly ReceivedApplication[])[];
};

/** A row of the queue with where it is now, moves that are about to be sent included. */
export type QueueRow = {
  id: string;
  application: ReceivedApplication | null;
  column: ReceivedColumn | null;
  isDone: boolean;
};

export type OpenQueue = {
  source: QueueSource;
  rows: readonly QueueRow[];
  /** Reads the rows around an index, as they come into view. */
  show: (from: number, to: number) => void;
  /** Applications that have arrived since the list was frozen; they enter it only on request. */
  newcomers: readonly string[];
  addNewcomers: () => void;
};

/**
 * Freezes the list from which an application is opened: whoever goes through it stays in it, whatever the statuses become. The address
 * names the queue; a queue that this browser does not know is read again.
 */
export function useQueue({ openId, address, filter, shown }: QueueInput): {
  queue: OpenQueue | null;
  /** States whether the queue of the open application is still to come. */
  isReading: boolean;
  outlet: ApplicationsOutlet;
} {
  const navigate = useNavigate();
  const stored = useStore(queueStore, (queues) => queues.find(({ key }) => key === address.queue)) ?? null;
  const frozen = openId !== null && stored?.ids.includes(openId) ? stored : null;
  const failedId = useFreeze({ openId, address, filter, shown }, frozen !== null);
  const { rows, show } = useRows(frozen, openId, shown);
  const newcomers = useNewcomers(frozen, filter, address);
  const index = rows.findIndex(({ id }) => id === openId);
  const go = (pathname: string, next: Partial<ReceivedAddress>) =>
    void navigate({ pathname, search: writeAddress({ ...address, ...next }).toString() }, { preventScrollReset: true });
  const open = (id: string) => go(`${PATH}/${id}`, { column: null });
  const next = [...rows.slice(index + 1), ...rows.slice(0, Math.max(index, 0))].find(({ isDone }) => !isDone);
  const outlet: ApplicationsOutlet = {
    position: index < 0 ? null : index + 1,
    total: rows.length,
    previousId: rows[index - 1]?.id ?? null,
    nextId: index < 0 ? null : (rows[index + 1]?.id ?? null),
    card: rows[index]?.application ?? null,
    open,
    advance: () => next && open(next.id),
    close: () => go(PATH, { queue: null, column: closedColumn(frozen, address) }),
  };
  const isReading = openId !== null && frozen === null && failedId !== openId;
  const addNewcomers = () => frozen && saveQueue({ ...frozen, ids: [...frozen.ids, ...newcomers] });
  const queue = frozen && { source: frozen.source, rows, show, newcomers, addNewcomers };
  return { queue, isReading, outlet };
}

/** A phone returns to the column of the queue. */
const closedColumn = (queue: Queue | null, { view, column }: ReceivedAddress) =>
  view === 'board' ? (BOARD_COLUMNS.find((each) => each === queue?.source) ?? null) : column;

function useFreeze({ openId, address, filter, shown }: QueueInput, isFrozen: boolean): string | null {
  const [failedId, setFailedId] = useState<string | null>(null);
  const navigate = useNavigate();
  const freeze = async (id: string, isCurrent: () => boolean) => {
    const asked = QUEUE_SOURCES.find((each) => each === address.queue);
    const cards = asked && shown.find((each) => each.some((card) => card.id === id))?.map((card) => card.id);
    const key = createQueueKey();
    const use = (queue: Omit<Queue, 'key'>) => {
      saveQueue({ ...queue, key });
      if (!isCurrent()) return;
      const search = writeAddress({ ...address, queue: key }).toString();
      void navigate({ pathname: `${PATH}/${id}`, search }, { preventScrollReset: true, replace: true });
    };
    // The cards on the screen are the queue at once; the rest of the list follows behind them.
    if (cards) use({ source: asked, ids: cards });
    if (cards && cards.length < BOARD_PAGE) return;
    const source = asked ?? (await sourceOf(id, filter.employerId));
    const read = await readQueue(source, asked ? filter : { employerId: filter.employerId }, asked ? address : null);
    const known = cards ?? (read.includes(id) ? NO_IDS : [id]);
    use({ source, ids: [...known, ...read.filter((each) => !known.includes(each))] });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is frozen when an application is opened, and not when it changes
  useEffect(() => {
    if (!openId || isFrozen) return;
    let isCurrent = true;
    // Without an answer there is no queue, and the application is shown next to the board.
    freeze(openId, () => isCurrent).catch(() => isCurrent && setFailedId(openId));
    return () => {
      isCurrent = false;
    };
  }, [openId, address.queue, isFrozen]);
  return failedId;
}

/** Finds the queue of a link from elsewhere, which names an application alone: one that waits leads to all that wait. */
async function sourceOf(id: string, employerId: string): Promise<QueueSource> {
  const application = await findReceived(id, { employerId });
  const column = application && columnOf(application);
  return !column || column === 'new' || column === 'seen' ? 'unanswered' : column;
}

async function readQueue(source: QueueSource, filter: ApiFilter, address: ReceivedAddress | null): Promise<string[]> {
  const column = source === 'all' ? address?.column : RECEIVED_COLUMNS.find((each) => each === source);
  const query = {
    ...filter,
    ...(source === 'unanswered' && { waiting: 'unanswered' as const }),
    ...(column && { column: [column] }),
    sort: source === 'unanswered' ? ('waiting' as const) : (address?.sort ?? ('waiting' as const)),
  };
  const { ids } = await dataOf(api.GET(`${RECEIVED}/queue`, { params: { query } }));
  return ids;
}

/** Finds what has arrived since in the lists that new applications belong to. */
function useNewcomers(queue: Queue | null, filter: ApiFilter, address: ReceivedAddress): readonly string[] {
  const { key = null, source = 'all', ids = NO_IDS } = queue ?? {};
  const { data = NO_IDS } = useQuery({
    queryKey: ['get', `${RECEIVED}/queue`, { key, source, filter }],
    queryFn: () => readQueue(source, filter, address),
    enabled: source === 'unanswered' || source === 'new',
  });
  const known = new Set(ids);
  return data.filter((id) => !known.has(id));
}

/** Reads the rows in parts: the one with the open application, and what comes into view. */
function useRows(queue: Queue | null, openId: string | null, shown: QueueInput['shown']) {
  const [seen, setSeen] = useState<{ key: string | null; parts: readonly number[] }>({ key: null, parts: [] });
  const scheduled = useScheduledMoves();
  const ids = queue?.ids ?? NO_IDS;
  const openPart = Math.floor(Math.max(0, ids.indexOf(openId ?? '')) / CHUNK);
  const parts = queue
    ? [...new Set([0, openPart, openPart + 1, ...(seen.key === queue.key ? seen.parts : [])])].filter(
        (part) => part * CHUNK < ids.length,
      )
    : [];
  const answers = useQueries({
    queries: parts.map((part) => {
      const id = ids.slice(part * CHUNK, (part + 1) * CHUNK);
      const query = { id: [...id], page: 1, pageSize: CHUNK };
      return { ...$api.queryOptions('get', RECEIVED, { params: { query } }), refetchOnWindowFocus: true };
    }),
  });
  const byId = new Map(
    [...shown.flat(), ...answers.flatMap(({ data }) => data?.items ?? [])].map((row) => [row.id, row]),
  );
  const rows = ids.map((id): QueueRow => {
    const application = byId.get(id) ?? null;
    const column = targetOf(id, scheduled) ?? (application && columnOf(application));
    return { id, application, column, isDone: isDone(queue?.source ?? 'all', application, column) };
  });
  const show = (from: number, to: number) => {
    if (!queue) return;
    const before = seen.key === queue.key ? seen.parts : [];
    const inView = [Math.floor(from / CHUNK), Math.floor(to / CHUNK)];
    if (inView.every((part) => parts.includes(part))) return;
    setSeen({ key: queue.key, parts: [...new Set([...before, ...inView])] });
  };
  return { rows, show };
}

const targetOf = (id: string, scheduled: readonly Pick<ScheduledMove, 'applications' | 'to'>[]) =>
  scheduled.find(({ applications }) => applications.some((each) => each.id === id))?.to;

/** Checks whether a row is done: with its first answer, also a message; in another column, once it has left it. */
export function isDone(
  source: QueueSource,
  application: ReceivedApplication | null,
  column: ReceivedColumn | null,
): boolean {
  if (!application) return false;
  if (source === 'all') return column === 'rejected' || column === 'hired' || column === 'withdrawn';
  const waits = source === 'unanswered' || source === 'new' || source === 'seen';
  if (!waits) return column !== source;
  return (column !== 'new' && column !== 'seen') || application.firstAnswerAt !== null;
}
