import { daysWaiting } from '@stellenvisite/contract/applications/received-applications';
import { useVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type CSSProperties, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router';
import { Skeleton, Skeletons } from '../../../../ui/feedback/skeletons.tsx';
import { ReceivedStatusBadge } from '../../../jobs/display/apply/application-status-badge.tsx';
import type { BoardActions } from '../board/application-card.tsx';
import { useApplicantName } from '../shared/applicant-name.ts';
import type { QueueSource } from '../shared/queue-store.ts';
import { useLiveReceived } from '../shared/received-queries.ts';
import { ShiftWishes } from '../shared/shift-wishes.tsx';
import type { OpenQueue, QueueRow } from './use-queue.ts';

const ESTIMATED_HEIGHT = 88;
/** Up to so many applications each has a cell of its own in the progress. */
const MAX_CELLS = 40;
const SKELETON_ROWS = [0, 1, 2, 3, 4, 5];

/** Lists in which something waits to be done; the others are for reading. */
const IS_WORK: Record<QueueSource, boolean> = {
  unanswered: true,
  all: true,
  new: true,
  seen: true,
  interview: true,
  offer: false,
  hired: false,
  rejected: false,
  withdrawn: false,
};

type QueueListProps = {
  queue: OpenQueue;
  actions: BoardActions;
  toRow: (id: string) => To;
  onEnd: () => void;
};

/** Renders the frozen list next to the open application: what is answered stays in its place. */
export function QueueList({ queue, actions, toRow, onEnd }: QueueListProps) {
  const { t } = useTranslation('received-applications');
  const id = useId();
  useLiveReceived();
  const { source, rows } = queue;
  const total = rows.length;
  const open = rows.filter(({ isDone }) => !isDone).length;
  const late = rows.filter((row) => isLate(row, actions)).length;
  return (
    <section className="rq" aria-labelledby={id}>
      <header className="rq-head">
        <h2 id={id}>{t(`queue.title.${source}`, { count: total })}</h2>
        {IS_WORK[source] && <Progress rows={rows} openId={actions.openId} />}
        <p>
          <span role="status">
            {!IS_WORK[source]
              ? null
              : open === 0
                ? t('queue.finished', { count: total })
                : late > 0
                  ? t('queue.openLate', { count: open, late })
                  : t('queue.open', { count: open })}
          </span>
          <button type="button" className="rd-link" onClick={onEnd}>
            {t('queue.end')}
          </button>
        </p>
        {queue.newcomers.length > 0 && (
          <p>
            <span role="status">{t('queue.newcomers', { count: queue.newcomers.length })}</span>
            <button type="button" className="rd-link" onClick={queue.addNewcomers}>
              {t('queue.addNewcomers')}
            </button>
          </p>
        )}
      </header>
      <Rows queue={queue} actions={actions} toRow={toRow} />
    </section>
  );
}

function isLate({ application, isDone }: QueueRow, { asOf, promiseDays }: BoardActions): boolean {
  return (
    !isDone &&
    application?.status === 'applied' &&
    daysWaiting(application.sentAt, asOf) > promiseDays &&
    promiseDays > 0
  );
}

function Progress({ rows, openId }: { rows: readonly QueueRow[]; openId: string | null }) {
  const done = rows.filter(({ isDone }) => isDone).length;
  if (rows.length > MAX_CELLS)
    return <i className="rq-bar" aria-hidden="true" style={{ '--share': done / rows.length } as CSSProperties} />;
  return (
    <div className="rq-cells" aria-hidden="true">
      {rows.map(({ id, isDone }) => (
        <i key={id} className={clsx(isDone && 'rq-cell-done', id === openId && 'rq-cell-open')} />
      ))}
    </div>
  );
}

function Rows({ queue: { rows, show }, actions, toRow }: Omit<QueueListProps, 'onEnd'>) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ESTIMATED_HEIGHT,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 6,
  });
  const items = virtualizer.getVirtualItems();
  const [from, to] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads what comes into view, and nothing else
  useEffect(() => show(from, to), [from, to]);
  const current = rows.findIndex(({ id }) => id === actions.openId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the open application, not the rows around it
  useEffect(() => {
    if (current >= 0) virtualizer.scrollToIndex(current);
  }, [actions.openId, current >= 0]);
  return (
    <div ref={scroller} className="rq-rows">
      <ol style={{ height: virtualizer.getTotalSize() }}>
        {items.map(({ key, index, start }) => {
          const row = rows[index];
          return (
            row && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                style={{ '--start': `${start}px` } as CSSProperties}
              >
                <Row row={row} number={index + 1} actions={actions} to={toRow(row.id)} />
              </li>
            )
          );
        })}
      </ol>
    </div>
  );
}

type RowProps = { row: QueueRow; number: number; actions: BoardActions; to: To };

function Row({ row, number, actions, to }: RowProps) {
  const { t } = useTranslation('received-applications');
  const nameOf = useApplicantName();
  const { id, application, column, isDone } = row;
  const isOpen = id === actions.openId;
  const isChosen = application !== null && actions.selection.has(application);
  const days = application ? daysWaiting(application.sentAt, actions.asOf) : 0;
  return (
    <article
      className={clsx(
        'rq-row',
        isOpen && 'rq-row-open',
        isDone && !isOpen && 'rq-row-done',
        isChosen && 'rq-row-chosen',
      )}
    >
      <span className="rq-number num" aria-hidden="true">
        {isDone ? <Check size={18} /> : number}
      </span>
      <div className="rq-main">
        <h3>
          <Link to={to} preventScrollReset data-application={id} aria-current={isOpen ? 'true' : undefined}>
            {application ? nameOf(application) : <Skeleton className="h-5 w-32" />}
          </Link>
        </h3>
        {application && <p lang="de">{application.job.title}</p>}
        <span className="rq-foot">
          {column && <ReceivedStatusBadge column={column} />}
          {!isDone && application && <ShiftWishes wishes={application.wishes} />}
        </span>
      </div>
      <span className={clsx('rb-waited num', isLate(row, actions) && 'rb-late')}>
        {isDone ? t('queue.answered') : application?.status === 'applied' && t('card.days', { count: days })}
        {isLate(row, actions) && <span className="visually-hidden">{t('card.overPromise')}</span>}
        {isChosen && <span className="visually-hidden">, {t('chosen')}</span>}
      </span>
    </article>
  );
}

/** Renders the shape of a queue that is still to come. */
export function QueueSkeleton() {
  const { t } = useTranslation('received-applications');
  return (
    <Skeletons label={t('loading')} className="rq rq-bones">
      {SKELETON_ROWS.map((row) => (
        <div key={row} className="rq-row">
          <Skeleton className="h-6 w-7" />
          <div>
            <Skeleton className="h-5 w-32 max-w-full" />
            <Skeleton className="mt-2 h-4 w-40 max-w-full" />
          </div>
        </div>
      ))}
    </Skeletons>
  );
}
