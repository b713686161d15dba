import { DndContext, DragOverlay, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import {
  BOARD_COLUMNS,
  type BoardColumn,
  type ReceivedSort,
} from '@stellenvisite/contract/applications/received-applications';
import type {
  BoardColumnPage,
  ReceivedApplication,
  ReceivedCounts,
} from '@stellenvisite/contract/applications/received-applications.schema';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLiveEvent } from '../../../../realtime/use-live-event.ts';
import {
  type ApiFilter,
  BOARD_COLUMN,
  type BoardColumnData,
  findReceived,
  useBoardColumn,
  useReadReceivedAgain,
  useReceivedNextToBoard,
} from '../shared/received-queries.ts';
import { useScheduledMoves } from '../shared/scheduled-moves-bar.tsx';
import { ApplicationCard, type BoardActions } from './application-card.tsx';
import { placeCard, withQuarantined } from './board-cards.ts';
import { Lane } from './lane.tsx';

type BoardProps = {
  filter: ApiFilter;
  sort: ReceivedSort;
  counts: ReceivedCounts | undefined;
  actions: BoardActions;
  /** Called with the cards that are shown, for the keys and the way to the next card. */
  onCards: (columns: Record<BoardColumn, readonly ReceivedApplication[]>) => void;
};

/** The columns by status. Cards are dragged by mouse and finger; the keyboard has keys of its own. */
export function Board({ filter, sort, counts, actions, onCards }: BoardProps) {
  useLiveBoard(filter, sort);
  const scheduled = useScheduledMoves();
  const data = useColumns(filter, sort);
  const read = Object.fromEntries(
    BOARD_COLUMNS.map((column) => [column, data[column].data?.pages.flatMap(({ items }) => items) ?? []]),
  ) as unknown as Record<BoardColumn, readonly ReceivedApplication[]>;
  const columns = withQuarantined(read, scheduled);
  const shown = JSON.stringify(BOARD_COLUMNS.map((column) => columns[column].map(({ id, version }) => [id, version])));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cards are another array at every render
  useEffect(() => onCards(columns), [shown]);
  const scheduledIds = new Set(scheduled.flatMap(({ applications }) => applications.map(({ id }) => id)));
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
            scheduledIds={scheduledIds}
            actions={actions}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && <ApplicationCard application={dragged} actions={actions} isScheduled />}
      </DragOverlay>
    </DndContext>
  );
}

const nothing = () => undefined;
/** Dragging is for mouse and finger; what a move did is reported by the line that offers to undo it. */
const SILENT = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
};

/** Returns the count of a column, with scheduled moves counted where they are shown. */
const shownCount = (count: number, read: readonly unknown[], shown: readonly unknown[]) =>
  count + shown.length - read.length;

function useColumns(filter: ApiFilter, sort: ReceivedSort): Record<BoardColumn, BoardColumnData> {
  return {
    new: useBoardColumn('new', filter, sort),
    seen: useBoardColumn('seen', filter, sort),
    interview: useBoardColumn('interview', filter, sort),
    offer: useBoardColumn('offer', filter, sort),
    hired: useBoardColumn('hired', filter, sort),
    rejected: useBoardColumn('rejected', filter, sort),
  };
}

/** Follows every application by itself: a board of thousands is not read again for one card. */
function useLiveBoard(filter: ApiFilter, sort: ReceivedSort): void {
  const client = useQueryClient();
  const readAgain = useReadReceivedAgain();
  const readRest = useReceivedNextToBoard();
  const follow = async (id: string) => {
    const application = await findReceived(id, filter);
    for (const column of BOARD_COLUMNS) {
      client.setQueryData<InfiniteData<BoardColumnPage>>(
        ['get', BOARD_COLUMN, { column, filter, sort }],
        (data) => data && { ...data, pages: placeCard(data.pages, column, { id, application, sort }) },
      );
    }
    await readRest();
  };
  useLiveEvent('application.changed', (event) => {
    const done = event ? follow(event.recordId) : readAgain();
    // Without an answer all of it is read again, which tells of the failure.
    done.catch(() => readAgain());
  });
}
