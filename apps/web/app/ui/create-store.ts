import { useSyncExternalStore } from 'react';

/** `initial` is what the server and the first render in the browser have: pages are the same for everyone. */
export type Store<State> = {
  initial: State;
  get: () => State;
  subscribe: (listener: () => void) => () => void;
};

/** Creates client state that several components share. `load` reads a value that only the browser has, at the first `get`. */
export function createStore<State>(initial: State, load?: () => State) {
  let state: { value: State } | null = load ? null : { value: initial };
  const listeners = new Set<() => void>();
  return {
    initial,
    get: (): State => {
      state ??= { value: load ? load() : initial };
      return state.value;
    },
    set: (value: State): void => {
      state = { value };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Returns the state of a store, or a part of it. `select` has to return the same value for the same state. */
export function useStore<State>(store: Store<State>): State;
export function useStore<State, Part>(store: Store<State>, select: (state: State) => Part): Part;
export function useStore<State>(store: Store<State>, select: (state: State) => unknown = (state) => state): unknown {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  );
}
