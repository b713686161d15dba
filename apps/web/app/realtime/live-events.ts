import type { RealtimeEventName } from '@stellenvisite/contract/realtime';

/** The record that is new or changed; null when events may have been missed, so that everything is to be asked for again. */
export type LiveEvent = { recordId: string } | null;
type Handler = (event: LiveEvent) => void;

const handlers = new Map<RealtimeEventName, Set<Handler>>();

export function onLiveEvent(name: RealtimeEventName, handler: Handler): () => void {
  const named = handlers.get(name) ?? new Set();
  handlers.set(name, named.add(handler));
  return () => named.delete(handler);
}

export function deliverEvent(name: RealtimeEventName, event: LiveEvent): void {
  for (const handler of handlers.get(name) ?? []) handler(event);
}

/** A handler of several names is told once. */
export function deliverGap(): void {
  const all = new Set([...handlers.values()].flatMap((named) => [...named]));
  for (const handler of all) handler(null);
}
