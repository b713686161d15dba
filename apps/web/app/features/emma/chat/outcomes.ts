import { useSyncExternalStore } from 'react';

/** What became of a proposal: it outlives the panel that showed it. */
export type Outcome = { kind: 'done'; id: string } | { kind: 'dismissed' } | { kind: 'undone' };

const outcomes = new Map<string, Outcome>();
const listeners = new Set<() => void>();

export function setOutcome(key: string, outcome: Outcome): void {
  outcomes.set(key, outcome);
  for (const listener of listeners) listener();
}

export const useOutcome = (key: string): Outcome | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => outcomes.get(key),
    () => undefined,
  );
