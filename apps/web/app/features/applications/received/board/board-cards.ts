import {
  BOARD_COLUMNS,
  type BoardColumn,
  columnOf,
  type ReceivedSort,
} from '@stellenvisite/contract/applications/received-applications';
import type {
  BoardColumnPage,
  ReceivedApplication,
} from '@stellenvisite/contract/applications/received-applications.schema';
import type { ScheduledMove } from '../shared/scheduled-moves-bar.tsx';

type Columns<Value> = Record<BoardColumn, Value>;

/** Returns the cards as after all scheduled moves: each moved card at the top of its target column. */
export function withQuarantined(
  columns: Columns<readonly ReceivedApplication[]>,
  scheduled: readonly Pick<ScheduledMove, 'applications' | 'to'>[],
): Columns<readonly ReceivedApplication[]> {
  const targets = new Map(scheduled.flatMap(({ applications, to }) => applications.map(({ id }) => [id, to] as const)));
  if (targets.size === 0) return columns;
  const moved = Object.values(columns)
    .flat()
    .filter(({ id }) => targets.has(id));
  const entries = Object.entries(columns).map(([column, cards]) => [
    column,
    [...moved.filter(({ id }) => targets.get(id) === column), ...cards.filter(({ id }) => !targets.has(id))],
  ]);
  return Object.fromEntries(entries) as Columns<readonly ReceivedApplication[]>;
}

/** Returns the column of an application among the cards that were read; the lists follow the order of the columns. */
export const findColumnOf = (id: string | null, cards: readonly (readonly ReceivedApplication[])[]) =>
  BOARD_COLUMNS.find((_, index) => cards[index]?.some((card) => card.id === id)) ?? null;

/** Which of two appears first in a column. */
function compare(a: ReceivedApplication, b: ReceivedApplication, column: BoardColumn, sort: ReceivedSort): number {
  if (sort === 'match') return (b.matchScore ?? -1) - (a.matchScore ?? -1) || b.number - a.number;
  if (sort === 'newest') return Date.parse(b.sentAt) - Date.parse(a.sentAt) || b.number - a.number;
  const byTime = Date.parse(a.statusUpdatedAt) - Date.parse(b.statusUpdatedAt) || a.number - b.number;
  return column === 'hired' || column === 'rejected' ? -byTime : byTime;
}

type Pages = readonly BoardColumnPage[];
type Changed = { id: string; application: ReceivedApplication | null; sort: ReceivedSort };

/**
 * The pages of a column after one application has changed: it is taken out and, where it belongs to the column, put in its
 * place. Behind the last card that was read it waits until that part is read.
 */
export function placeCard(pages: Pages, column: BoardColumn, { id, application, sort }: Changed): BoardColumnPage[] {
  const without = pages.map((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) }));
  if (!application || columnOf(application) !== column) return without;
  const isBefore = (item: ReceivedApplication) => compare(application, item, column, sort) < 0;
  const target = without.findIndex(({ items }) => items.some(isBefore));
  if (target >= 0)
    return without.map((page, index) => {
      if (index !== target) return page;
      const at = page.items.findIndex(isBefore);
      return { ...page, items: page.items.toSpliced(at, 0, application) };
    });
  return without.map((page, index) =>
    index === without.length - 1 && page.next === null ? { ...page, items: [...page.items, application] } : page,
  );
}
