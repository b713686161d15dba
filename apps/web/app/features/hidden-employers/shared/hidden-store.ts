import { useSyncExternalStore } from 'react';

/** Grows with every employer that is hidden or shown again: what was read before is then out of date. */
let changes = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportHiddenChange(): void {
  changes += 1;
  for (const listener of listeners) listener();
}

export function useHiddenChanges(): number {
  return useSyncExternalStore(
    subscribe,
    () => changes,
    () => 0,
  );
}
