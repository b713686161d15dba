import { BOARD_COLUMNS } from '@stellenvisite/contract/applications/received-applications';
import type { ReceivedApplication } from '@stellenvisite/contract/applications/received-applications.schema';
import { useEffect, useEffectEvent } from 'react';
import type { RequestMove } from './use-moves.tsx';

type CardKeys = {
  /** The columns of cards as they are shown, the list being one of them. */
  columns: readonly (readonly ReceivedApplication[])[];
  currentId: string | null;
  onCurrent: (id: string) => void;
  requestMove: RequestMove;
  onSelect: (application: ReceivedApplication) => void;
  onSearch: () => void;
  onHelp: () => void;
  onEscape: () => void;
  /** The application that is open answers to the keys of its own actions. */
  isOpen: boolean;
};

const MOVE_OF_KEY = { e: 'interview', a: 'rejected', z: 'hired' } as const;

/** The keys of the README of the employer area. None of them acts while somebody types or a dialog is open. */
export function useCardKeys(keys: CardKeys): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('dialog[open], [role=menu]')) return;
    if (act(event.key, keys)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => answer(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Checks whether the key meant something. */
function act(key: string, keys: CardKeys): boolean {
  const current = keys.columns.flat().find(({ id }) => id === keys.currentId);
  const step = STEPS[key];
  if (step) return go(keys, step);
  if (key === '/') keys.onSearch();
  else if (key === '?') keys.onHelp();
  else if (key === 'Escape') keys.onEscape();
  else if (current && key === 'x') keys.onSelect(current);
  else return current ? move(key, current, keys) : false;
  return true;
}

function move(key: string, current: ReceivedApplication, { requestMove, isOpen }: CardKeys): boolean {
  const to = BOARD_COLUMNS[Number(key) - 1] ?? (isOpen ? undefined : MOVE_OF_KEY[key as keyof typeof MOVE_OF_KEY]);
  if (!to) return false;
  requestMove(current, to);
  return true;
}

type Step = { down: number; right: number };
const STEPS: Record<string, Step | undefined> = {
  j: { down: 1, right: 0 },
  ArrowDown: { down: 1, right: 0 },
  k: { down: -1, right: 0 },
  ArrowUp: { down: -1, right: 0 },
  ArrowRight: { down: 0, right: 1 },
  ArrowLeft: { down: 0, right: -1 },
};

/** The next card of the column, or the one next to it; the first of all where none was current. */
function go({ columns, currentId, onCurrent }: CardKeys, { down, right }: Step): boolean {
  const column = columns.findIndex((cards) => cards.some(({ id }) => id === currentId));
  const row = columns[column]?.findIndex(({ id }) => id === currentId) ?? -1;
  const next =
    column < 0
      ? columns.find((cards) => cards.length > 0)?.[0]
      : right === 0
        ? columns[column]?.[row + down]
        : nearest(columns, column + right, right, row);
  if (next) onCurrent(next.id);
  return next !== undefined;
}

/** Empty columns are passed over. */
function nearest(columns: CardKeys['columns'], from: number, step: number, row: number) {
  for (let column = from; column >= 0 && column < columns.length; column += step) {
    const cards = columns[column] ?? [];
    if (cards.length > 0) return cards[Math.min(row, cards.length - 1)];
  }
  return undefined;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
