import { useEffect, useRef, useState } from 'react';

export type Selection<Row> = {
  rows: readonly Row[];
  has: (row: Row) => boolean;
  /** With `toHere` everything between the last one and this becomes the same. */
  toggle: (row: Row, toHere: boolean) => void;
  /** All rows of the page, or none of them. */
  togglePage: () => void;
  isPageSelected: boolean;
  set: (rows: readonly Row[]) => void;
  clear: () => void;
};

/** Rows somebody has picked, also of other pages. Escape lets go of them. */
export function useSelection<Row>(page: readonly Row[], keyOf: (row: Row) => string): Selection<Row> {
  const [picked, setPicked] = useState<ReadonlyMap<string, Row>>(new Map());
  const last = useRef<string | null>(null);
  const clear = () => setPicked(new Map());
  const isAny = picked.size > 0;
  useEffect(() => {
    if (!isAny) return;
    const listen = (event: KeyboardEvent) => {
      // Escape belongs to an open dialog or menu first.
      if (event.key === 'Escape' && !document.querySelector('dialog[open], [role=menu]')) setPicked(new Map());
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isAny]);

  const has = (row: Row) => picked.has(keyOf(row));
  const mark = (rows: readonly Row[], isOn: boolean) => {
    const next = new Map(picked);
    for (const row of rows) {
      if (isOn) next.set(keyOf(row), row);
      else next.delete(keyOf(row));
    }
    setPicked(next);
  };
  const toggle = (row: Row, toHere: boolean) => {
    const from = page.findIndex((each) => keyOf(each) === last.current);
    const to = page.findIndex((each) => keyOf(each) === keyOf(row));
    const range = toHere && from >= 0 ? page.slice(Math.min(from, to), Math.max(from, to) + 1) : [row];
    mark(range, !has(row));
    last.current = keyOf(row);
  };
  const isPageSelected = page.length > 0 && page.every(has);
  return {
    rows: [...picked.values()],
    has,
    toggle,
    togglePage: () => mark(page, !isPageSelected),
    isPageSelected,
    set: (rows) => setPicked(new Map(rows.map((row) => [keyOf(row), row]))),
    clear,
  };
}
