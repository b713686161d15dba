import { RECEIVED_COLUMNS } from '@stellenvisite/contract/applications/received-applications';
import { createStore } from '../../../../ui/create-store.ts';

/** The contents of a queue: everything unanswered, one column, or a list with its filters. */
export const QUEUE_SOURCES = ['unanswered', 'all', ...RECEIVED_COLUMNS] as const;
export type QueueSource = (typeof QUEUE_SOURCES)[number];

/** The applications of a list in its order at the moment one of them was opened. */
export type Queue = { key: string; source: QueueSource; ids: readonly string[] };

const STORED = 'application-queues';
const MAX_STORED = 8;

/** In the local storage, so that a queue survives a reload and is there in a second tab. It contains ids alone. */
const queues = createStore<readonly Queue[]>([], readQueues);

export const queueStore = queues;

export function saveQueue(queue: Queue): void {
  const rest = readQueues().filter(({ key }) => key !== queue.key);
  const next = [...rest, queue].slice(-MAX_STORED);
  queues.set(next);
  try {
    localStorage.setItem(STORED, JSON.stringify(next));
  } catch {
    // Without the browser's storage the queue lasts as long as the page.
  }
}

export const createQueueKey = (): string => `r${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

function readQueues(): readonly Queue[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isQueue) : [];
  } catch {
    return queues.initial;
  }
}

function isQueue(value: unknown): value is Queue {
  if (typeof value !== 'object' || value === null || !('key' in value && 'source' in value && 'ids' in value))
    return false;
  const { key, source, ids } = value;
  return (
    typeof key === 'string' &&
    QUEUE_SOURCES.some((each) => each === source) &&
    Array.isArray(ids) &&
    ids.every((id) => typeof id === 'string')
  );
}
