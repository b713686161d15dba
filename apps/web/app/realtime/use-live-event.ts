import type { RealtimeEventName } from '@stellenvisite/contract/platform/realtime.schema';
import { useEffect, useEffectEvent } from 'react';

/** The record that is new or changed; null when events may have been missed, so that everything has to be fetched again. */
export type LiveEvent = { recordId: string } | null;

type Handler = (event: LiveEvent) => void;

const handlers = new Map<RealtimeEventName, Set<Handler>>();

/**
 * Calls back when something happens that concerns whoever is signed in. The event names the record; it is null when the
 * connection was away and events may have been missed, or while it is away, now and then: ask again for all that is shown.
 */
export function useLiveEvent(name: RealtimeEventName, handler: (event: LiveEvent) => void): void {
  const handle = useEffectEvent(handler);
  useEffect(() => onLiveEvent(name, (event) => handle(event)), [name]);
}

export function onLiveEvent(name: RealtimeEventName, handler: Handler): () => void {
  const named = handlers.get(name) ?? new Set();
  handlers.set(name, named.add(handler));
  return () => named.delete(handler);
}

export function deliverEvent(name: RealtimeEventName, event: LiveEvent): void {
  for (const handler of handlers.get(name) ?? []) handler(event);
}

/** A handler of several names is reported once. */
export function deliverGap(): void {
  const all = new Set([...handlers.values()].flatMap((named) => [...named]));
  for (const handler of all) handler(null);
}
