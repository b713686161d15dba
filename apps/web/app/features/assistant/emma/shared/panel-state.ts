import { createStore, useStore } from '../../../../ui/create-store.ts';

/** States whether the panel is open, and what opened it: the focus goes back there. */
const isOpen = createStore(false);
let opener: HTMLElement | null = null;

export function openEmma(by: HTMLElement | null = null): void {
  opener = by;
  isOpen.set(true);
}

export const closeEmma = (): void => isOpen.set(false);

/** Null when it has left the page meanwhile. */
export const openerOfEmma = (): HTMLElement | null => (opener?.isConnected ? opener : null);

export const useIsEmmaOpen = (): boolean => useStore(isOpen);
