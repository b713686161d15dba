import { DndContext, DragOverlay, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { BOARD_COLUMNS, type BoardColumn, type ReceivedSort } from '@stellenvisite/contract/received-applications';
import type { ReceivedApplication, ReceivedCounts } from '@stellenvisite/contract/received-applications.schema';
import { useEffect, useState } from 'react';
import { useHeldMoves } from '../shared/held-moves.ts';
import type { ApiFilter } from '../shared/received-address.ts';
import { type BoardColumnData, useBoardColumn } from '../shared/received-queries.ts';
import { ApplicationCard } from './application-card.tsx';
import type { BoardActions } from './board-actions.ts';
import { withHeld } from './board-cards.ts';
import { Lane } from './lane.tsx';
import { useLiveBoard } from './use-live-board.ts';

type BoardProps = {
  filter: ApiFilter;
  sort: ReceivedSort;
  counts: ReceivedCounts | undefined;
  actions: BoardActions;
  /** Told of the cards that are shown, for keys and for the way to the next one. */
  onCards: (columns: Record<BoardColumn, readonly ReceivedApplication[]>) => void;
};

/** The columns by status. Cards are dragged by mouse and finger; the keyboard has keys of its own. */
export function Board({ filter, sort, counts, actions, onCards }: BoardProps) {
  useLiveBoard(filter, sort);
  const held = useHeldMoves();
  const data = useColumns(filter, sort);
  const read = Object.fromEntries(
    BOARD_COLUMNS.map((column) => [column, data[column].data?.pages.flatMap(({ items }) => items) ?? []]),
  ) as unknown as Record<BoardColumn, readonly ReceivedApplication[]>;
  const columns = withHeld(read, held);
  const shown = JSON.stringify(BOARD_COLUMNS.map((column) => columns[column].map(({ id, version }) => [id, version])));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cards are another array at every render
  useEffect(() => onCards(columns), [shown]);
  const heldIds = new Set(held.flatMap(({ applications }) => applications.map(({ id }) => id)));
  const [dragged, setDragged] = useState<ReceivedApplication | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const applicationOf = (value: unknown): ReceivedApplication | null =>
    BOARD_COLUMNS.flatMap((column) => columns[column]).find(({ id }) => id === value) ?? null;
  return (
    <DndContext
      sensors={sensors}
      accessibility={SILENT}
      onDragStart={({ active }) => setDragged(applicationOf(active.id))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ active, over }) => {
        setDragged(null);
        const application = applicationOf(active.id);
        const to = BOARD_COLUMNS.find((column) => column === over?.id);
        if (application && to) actions.requestMove(application, to);
      }}
    >
      <div className="rb-lanes">
        {BOARD_COLUMNS.map((column) => (
          <Lane
            key={column}
            column={column}
            cards={columns[column]}
            data={data[column]}
            count={counts && shownCount(counts.columns[column], read[column], columns[column])}
            overPromise={column === 'new' || column === 'seen' ? (counts?.overPromise[column] ?? 0) : 0}
            showsPromise={sort === 'waiting' && (column === 'new' || column === 'seen')}
            heldIds={heldIds}
            actions={actions}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && <ApplicationCard application={dragged} actions={actions} isHeld />}
      </DragOverlay>
    </DndContext>
  );
}

const nothing = () => undefined;
/** Dragging is for mouse and finger; what a move did is told by the line that offers to undo it. */
const SILENT = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
};

/** What is held is counted where it is shown. */
const shownCount = (count: number, read: readonly unknown[], shown: readonly unknown[]) =>
  count + shown.length - read.length;

function useColumns(filter: ApiFilter, sort: ReceivedSort): Record<BoardColumn, BoardColumnData> {
  return {
    new: useBoardColumn('new', filter, sort),
    seen: useBoardColumn('seen', filter, sort),
    interview: useBoardColumn('interview', filter, sort),
    hired: useBoardColumn('hired', filter, sort),
    rejected: useBoardColumn('rejected', filter, sort),
  };
}
