import { createStore, useStore } from '../../../../ui/create-store.ts';

/** The outcome of a proposal. It outlives the panel that showed the proposal. */
export type Outcome = { kind: 'done'; id: string } | { kind: 'dismissed' } | { kind: 'undone' };

const outcomes = createStore<ReadonlyMap<string, Outcome>>(new Map());

export const setOutcome = (key: string, outcome: Outcome): void =>
  outcomes.set(new Map([...outcomes.get(), [key, outcome]]));

export const useOutcome = (key: string): Outcome | undefined => useStore(outcomes, (all) => all.get(key));
