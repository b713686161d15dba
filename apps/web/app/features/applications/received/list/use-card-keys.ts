import {
  BOARD_COLUMNS,
  type BoardColumn,
  BULK_TARGETS,
  type BulkTarget,
} from '@stellenvisite/contract/applications/received-applications';
import type { ReceivedApplication } from '@stellenvisite/contract/applications/received-applications.schema';
import { useEffect, useEffectEvent } from 'react';
import type { RequestMove } from './use-moves.tsx';

type CardKeys = {
  /** The columns of cards as they are shown, the list and the queue being one of them. */
  columns: readonly (readonly { id: string }[])[];
  /** The application that the keys act on; null while its row is not read. */
  current: ReceivedApplication | null;
  currentId: string | null;
  onCurrent: (id: string) => void;
  requestMove: RequestMove;
  onSelect: (application: ReceivedApplication) => void;
  /** Applications are selected: what moves one of them moves all. */
  hasSelection: boolean;
  onMoveSelection: (to: BulkTarget) => void;
  onSearch: () => void;
  onHelp: () => void;
  onEscape: () => void;
  /** The application that is open answers to the keys of its own actions. */
  isOpen: boolean;
};

const MOVE_OF_KEY: Record<string, BoardColumn | undefined> = { e: 'interview', a: 'rejected', z: 'offer' };

/** The keys of the board. None of them acts while somebody types or a dialog is open. */
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
  const step = (keys.isOpen ? STEPS_OF_QUEUE : STEPS)[key];
  if (step) return go(keys, step);
  if (key === '/') keys.onSearch();
  else if (key === '?') keys.onHelp();
  else if (key === 'Escape') keys.onEscape();
  else if (keys.current && key === 'x') keys.onSelect(keys.current);
  else return move(key, keys);
  return true;
}

function move(key: string, { current, requestMove, hasSelection, onMoveSelection, isOpen }: CardKeys): boolean {
  const ofKey = MOVE_OF_KEY[key];
  const to = BOARD_COLUMNS[Number(key) - 1] ?? (isOpen && !hasSelection ? undefined : ofKey);
  if (!to) return false;
  if (hasSelection) {
    const target = BULK_TARGETS.find((each) => each === to);
    if (target) onMoveSelection(target);
  } else if (current) requestMove(current, to);
  return hasSelection || current !== null;
}

type Step = { down: number; right: number };
const NEXT: Step = { down: 1, right: 0 };
const PREVIOUS: Step = { down: -1, right: 0 };
const STEPS: Record<string, Step | undefined> = {
  j: NEXT,
  ArrowDown: NEXT,
  k: PREVIOUS,
  ArrowUp: PREVIOUS,
  ArrowRight: { down: 0, right: 1 },
  ArrowLeft: { down: 0, right: -1 },
};
const STEPS_OF_QUEUE: typeof STEPS = { ...STEPS, ArrowRight: NEXT, ArrowLeft: PREVIOUS };

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
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null
  );
}
