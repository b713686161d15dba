import { useSyncExternalStore } from 'react';

/** Whether a page could not be fetched. It stays true until one comes again. */
let isLost = false;
const listeners = new Set<() => void>();

export function reportConnection(reached: boolean): void {
  if (isLost === !reached) return;
  isLost = !reached;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsConnectionLost = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isLost,
    () => false,
  );
