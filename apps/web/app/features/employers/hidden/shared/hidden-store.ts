import { createStore, useStore } from '../../../../ui/create-store.ts';

/** Grows with every employer that is hidden or shown again: what was read before is then out of date. */
const changes = createStore(0);

export const reportHiddenChange = (): void => changes.set(changes.get() + 1);

export const useHiddenChanges = (): number => useStore(changes);
