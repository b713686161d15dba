import type { RealtimeEventName } from '@stellenvisite/contract/realtime';
import { useEffect, useEffectEvent } from 'react';
import { type LiveEvent, onLiveEvent } from './live-events.ts';

/**
 * Calls back when something happens that concerns whoever is signed in. The event names the record; it is null when the
 * connection was away and events may have been missed, or while it is away, now and then: ask again for all that is shown.
 */
export function useLiveEvent(name: RealtimeEventName, handler: (event: LiveEvent) => void): void {
  const handle = useEffectEvent(handler);
  useEffect(() => onLiveEvent(name, (event) => handle(event)), [name]);
}
