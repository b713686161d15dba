import type { ReceivedColumn } from '@stellenvisite/contract/received-applications';
import { useSyncExternalStore } from 'react';
import { fetchSignedIn, sendOnLeave } from '../../../session/api.ts';

/**
 * An answer that can still be undone: it is shown as given and sent only when the time is over, so that nobody is told of
 * what was taken back (docs/decisions/031).
 */
export type HeldMove = {
  /** Whom it concerns; the list shows them in `to` meanwhile. */
  applications: readonly { id: string; name: string }[];
  to: ReceivedColumn;
  /** The call that makes the move. */
  request: { method: 'POST' | 'PATCH'; path: string; body: object };
};
export type HeldEntry = HeldMove & { key: number };

let held: readonly HeldEntry[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

function change(next: readonly HeldEntry[]): void {
  held = next;
  for (const listener of listeners) listener();
}

const take = (key: number): HeldEntry | undefined => {
  const entry = held.find((each) => each.key === key);
  change(held.filter((each) => each.key !== key));
  return entry;
};

export function holdMove(move: HeldMove): void {
  lastKey += 1;
  change([...held, { ...move, key: lastKey }]);
}

export const undoMove = (key: number): void => void take(key);

/** Sends a move whose time is over and answers how many of several were not made; throws the problem when all is refused. */
export async function sendMove(key: number): Promise<{ refused: number }> {
  const entry = take(key);
  if (!entry) return { refused: 0 };
  const { method, path, body } = entry.request;
  const headers = { 'content-type': 'application/json' };
  const url = new URL(path, location.href);
  const answer = await fetchSignedIn(new Request(url, { method, headers, body: JSON.stringify(body) }));
  const content: unknown = await answer.json();
  if (!answer.ok) throw content;
  return { refused: countRefused(content) };
}

function countRefused(content: unknown): number {
  if (typeof content !== 'object' || content === null || !('items' in content) || !Array.isArray(content.items))
    return 0;
  return content.items.filter((item: { refusal?: unknown }) => typeof item.refusal === 'string').length;
}

/** The page is being left: whatever is held goes out at once, and nobody waits for the answer. */
export function sendAllOnLeave(): void {
  for (const { request } of held) sendOnLeave(request);
  change([]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const NONE: readonly HeldEntry[] = [];

export const useHeldMoves = (): readonly HeldEntry[] =>
  useSyncExternalStore(
    subscribe,
    () => held,
    () => NONE,
  );
