import { useSyncExternalStore } from 'react';

/** Whether the panel is open, and what opened it: the focus goes back there. */
let isOpen = false;
let opener: HTMLElement | null = null;
const listeners = new Set<() => void>();

function update(next: boolean): void {
  if (isOpen === next) return;
  isOpen = next;
  for (const listener of listeners) listener();
}

export function openEmma(by: HTMLElement | null = null): void {
  opener = by;
  update(true);
}

export const closeEmma = (): void => update(false);

/** Null when it has left the page meanwhile. */
export const openerOfEmma = (): HTMLElement | null => (opener?.isConnected ? opener : null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsEmmaOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
