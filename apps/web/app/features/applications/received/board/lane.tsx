import { useDraggable, useDroppable } from '@dnd-kit/core';
import {
  type BoardColumn,
  daysWaiting,
  MAX_BOARD_PAGE,
} from '@stellenvisite/contract/applications/received-applications';
import type { ReceivedApplication } from '@stellenvisite/contract/applications/received-applications.schema';
import { useVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { type CSSProperties, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadFailure } from '../../../platform/read-failure.tsx';
import type { BoardColumnData } from '../shared/received-queries.ts';
import { ApplicationCard, type BoardActions } from './application-card.tsx';

type LaneProps = {
  column: BoardColumn;
  cards: readonly ReceivedApplication[];
  data: BoardColumnData;
  /** Undefined until it is known. */
  count: number | undefined;
  overPromise: number;
  /** Shows the longest waiting first, so that one line separates those beyond the promised time from the others. */
  showsPromise: boolean;
  scheduledIds: ReadonlySet<string>;
  actions: BoardActions;
};

/** Renders one column of the board; only the cards that are in view are in the page. */
export function Lane({ column, cards, data, count, overPromise, showsPromise, scheduledIds, actions }: LaneProps) {
  const { t } = useTranslation('received-applications');
  const id = useId();
  const { setNodeRef, isOver } = useDroppable({ id: column });
  const total = Math.max(count ?? 0, cards.length);
  const left = total - cards.length;
  return (
    <section
      ref={setNodeRef}
      className={clsx('rb-lane', isOver && 'rb-lane-over')}
      aria-labelledby={id}
      data-column={column}
    >
      <header>
        <h2 id={id}>{t(`column.${column}`)}</h2>
        <b className="num">{count === undefined ? '' : total}</b>
        {overPromise > 0 && <span className="rb-over num">{t('lane.overPromise', { count: overPromise })}</span>}
      </header>
      {data.error && <ReadFailure error={data.error} onRetry={() => void data.refetch()} />}
      {data.data && cards.length === 0 && <p className="rb-none">{t(`lane.none.${column}`)}</p>}
      <Cards
        cards={cards}
        promiseAt={showsPromise ? promiseAt(cards, actions) : -1}
        scheduledIds={scheduledIds}
        actions={actions}
      >
        {data.hasNextPage && (
          <button
            type="button"
            className="rb-more-cards"
            disabled={data.isFetchingNextPage}
            onClick={() => void data.fetchNextPage()}
          >
            {t('lane.more', { count: Math.min(left, MAX_BOARD_PAGE) })}
          </button>
        )}
      </Cards>
    </section>
  );
}

/** Returns the index of the card below the line of the promise; -1 where no card or every card is beyond it. */
function promiseAt(cards: readonly ReceivedApplication[], { asOf, promiseDays }: BoardActions): number {
  const first = cards.findIndex(({ sentAt }) => daysWaiting(sentAt, asOf) <= promiseDays);
  return first > 0 ? first : -1;
}

const ESTIMATED_HEIGHT = 132;
const GAP = 8;

type CardsProps = Pick<LaneProps, 'cards' | 'scheduledIds' | 'actions'> & { promiseAt: number; children: ReactNode };

function Cards({ cards, promiseAt: line, scheduledIds, actions, children }: CardsProps) {
  const { t } = useTranslation('received-applications');
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ESTIMATED_HEIGHT,
    getItemKey: (index) => cards[index]?.id ?? index,
    gap: GAP,
    overscan: 6,
  });
  const currentIndex = cards.findIndex(({ id }) => id === actions.currentId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the keyboard, not the cards that come and go
  useEffect(() => {
    if (currentIndex < 0 || isFocused(actions.currentId)) return;
    virtualizer.scrollToIndex(currentIndex);
    focusSoon(actions.currentId);
  }, [actions.currentId]);
  return (
    <div ref={scroller} className="rb-cards">
      <ol style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const card = cards[index];
          if (!card) return null;
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={cards.length}
              aria-posinset={index + 1}
              style={{ '--start': `${start}px` } as CSSProperties}
            >
              {index === line && (
                <p className="rb-promise">
                  <span className="num">{t('lane.promise', { count: actions.promiseDays })}</span>
                </p>
              )}
              <DraggableCard application={card} isScheduled={scheduledIds.has(card.id)} actions={actions} />
            </li>
          );
        })}
      </ol>
      {children}
    </div>
  );
}

type DraggableCardProps = { application: ReceivedApplication; isScheduled: boolean; actions: BoardActions };

function DraggableCard({ application, isScheduled, actions }: DraggableCardProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: application.id,
    data: { application },
    disabled: !actions.mayMove || isScheduled,
  });
  return (
    <div ref={setNodeRef} {...listeners} className={isDragging ? 'rb-dragged' : undefined}>
      <ApplicationCard application={application} isScheduled={isScheduled} actions={actions} />
    </div>
  );
}

const linkOf = (id: string | null) =>
  id ? document.querySelector<HTMLElement>(`[data-application="${CSS.escape(id)}"]`) : null;
const isFocused = (id: string | null) => document.activeElement === linkOf(id) && id !== null;

/** The card may have to be drawn first. */
function focusSoon(id: string | null, tries = 5): void {
  const link = linkOf(id);
  if (link) link.focus({ preventScroll: true });
  else if (tries > 0) requestAnimationFrame(() => focusSoon(id, tries - 1));
}
