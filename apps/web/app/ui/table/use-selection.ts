import { useEffect, useState } from 'react';

export type Selection<Row> = {
  /** Rows of every page visited so far; empty while `isAll`. */
  rows: readonly Row[];
  /** Everything the filters leave, on every page. */
  isAll: boolean;
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** Replaces the selection by the rows with these keys, which are on the page or were selected before. */
  change: (keys: readonly string[], page: readonly Row[]) => void;
  set: (rows: readonly Row[]) => void;
  selectAll: () => void;
  clear: () => void;
};

type SelectionOptions = {
  /** Identifies the list: the selection of a list with other filters is discarded. */
  scope?: string;
  clearsOnEscape?: boolean;
};

type State<Row> = { scope: string; picked: ReadonlyMap<string, Row>; isAll: boolean };

/** Stores which rows of a table are selected; turning the page does not change it. */
export function useSelection<Row>(
  keyOf: (row: Row) => string,
  { scope = '', clearsOnEscape = false }: SelectionOptions = {},
): Selection<Row> {
  const [state, setState] = useState<State<Row>>(() => emptyState(scope));
  const { picked, isAll } = inScope(state, scope);
  const update = (next: (before: State<Row>) => ReadonlyMap<string, Row>) =>
    setState((before) => ({ scope, picked: next(inScope(before, scope)), isAll: false }));

  const isListening = clearsOnEscape && picked.size > 0;
  useEffect(() => {
    if (!isListening) return;
    const listen = (event: KeyboardEvent) => {
      // Escape belongs to an open dialog or menu first.
      if (event.key === 'Escape' && !document.querySelector('dialog[open], [role=menu]')) setState(emptyState(scope));
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isListening, scope]);

  return {
    rows: [...picked.values()],
    isAll,
    has: (row) => isAll || picked.has(keyOf(row)),
    toggle: (row) =>
      update((before) => {
        const next = new Map(before.picked);
        if (!next.delete(keyOf(row))) next.set(keyOf(row), row);
        return next;
      }),
    change: (keys, page) =>
      update((before) => {
        // The rows of the other pages are unknown, so "all but one" cannot be expressed.
        if (before.isAll) return new Map();
        const known = new Map([...before.picked, ...page.map((row) => [keyOf(row), row] as const)]);
        return new Map([...known].filter(([key]) => keys.includes(key)));
      }),
    set: (rows) => update(() => new Map(rows.map((row) => [keyOf(row), row]))),
    selectAll: () => setState({ ...emptyState(scope), isAll: true }),
    clear: () => setState(emptyState(scope)),
  };
}

function emptyState<Row>(scope: string): State<Row> {
  return { scope, picked: new Map(), isAll: false };
}

function inScope<Row>(state: State<Row>, scope: string): State<Row> {
  return state.scope === scope ? state : emptyState(scope);
}
