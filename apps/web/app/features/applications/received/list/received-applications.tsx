import {
  BOARD_COLUMNS,
  type BoardColumn,
  type BulkTarget,
  columnOf,
} from '@stellenvisite/contract/applications/received-applications';
import type {
  ReceivedApplication,
  ReceivedCounts,
} from '@stellenvisite/contract/applications/received-applications.schema';
import { clsx } from 'clsx';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate, useParams, useSearchParams } from 'react-router';
import { LinkButton } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { useSelection } from '../../../../ui/table/use-selection.ts';
import { TabsNav } from '../../../../ui/tabs-nav.tsx';
import { useActingEmployer, useMayAct } from '../../../identity/acting-employer/use-acting-employer.ts';
import type { BoardActions } from '../board/application-card.tsx';
import { findColumnOf } from '../board/board-cards.ts';
import type { ApplicationsOutlet } from '../shared/applications-outlet.ts';
import {
  filterOf,
  isFiltered,
  type ReceivedAddress,
  readAddress,
  useLiveReceived,
  useReceivedCounts,
  writeAddress,
} from '../shared/received-queries.ts';
import { ScheduledMovesBar } from '../shared/scheduled-moves-bar.tsx';
import { KeyLegend, ShortcutsDialog } from './key-legend.tsx';
import { QueueList, QueueSkeleton } from './queue-list.tsx';
import { ReceivedActions } from './received-actions.tsx';
import { ReceivedHead } from './received-head.tsx';
import { ReceivedList, ReceivedSkeleton } from './received-list.tsx';
import { useCardKeys } from './use-card-keys.ts';
import { useMoves } from './use-moves.tsx';
import { type OpenQueue, useQueue } from './use-queue.ts';

const REMEMBERED = 'received-applications';

type ColumnTabsProps = {
  address: ReceivedAddress;
  column: BoardColumn;
  counts: ReceivedCounts | undefined;
  queue: OpenQueue | null;
  outlet: ApplicationsOutlet;
};

/** A column can be looked at next to the queue; in the list it is a filter. */
const isQueueShown = ({ view, column }: ReceivedAddress): boolean => view === 'list' || column === null;

// With what is needed to drag cards.
const Board = lazyPart(async () => (await import('../board/board.tsx')).Board);

const PATH = '/employer-dashboard/bewerbungen';

/** Shows the received applications as a board or a list, and next to it the open one. */
export function ReceivedApplications() {
  const { id: openId = null } = useParams();
  const { employerId } = useActingEmployer();
  const mayMove = useMayAct('application.move');
  const { address, change } = useReceivedAddress();
  const filter = filterOf(address, employerId);
  const { data: counts, dataUpdatedAt } = useReceivedCounts(filter);
  const selection = useSelection<ReceivedApplication>(({ id }) => id);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [shown, setShown] = useState<readonly (readonly ReceivedApplication[])[]>([]);
  const [showsHelp, setShowsHelp] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  // A link from elsewhere, as in a mail, names the application alone.
  const column: BoardColumn =
    BOARD_COLUMNS.find((each) => each === address.column) ?? findColumnOf(openId, shown) ?? 'new';
  const { queue, isReading, outlet } = useQueue({ openId, address, filter, shown });
  const [bulk, setBulk] = useState<BulkTarget | null>(null);
  const hasSelection = mayMove && selection.rows.length > 0;
  const { requestMove, dialog } = useMoves({ mayMove, onSent: (id) => id === openId && outlet.advance() });
  const go = (id: string) => void navigate(toAddress(id, address), { preventScrollReset: true });
  useCardKeys({
    columns: openId ? [queue?.rows ?? []] : shown,
    current: openId ? outlet.card : (shown.flat().find(({ id }) => id === currentId) ?? null),
    currentId: openId ?? currentId,
    onCurrent: openId ? go : setCurrentId,
    requestMove,
    onSelect: selection.toggle,
    hasSelection,
    onMoveSelection: setBulk,
    onSearch: () => {
      if (openId) outlet.close();
      // Next to an open application the field is not shown.
      requestAnimationFrame(() => search.current?.select());
    },
    onHelp: () => setShowsHelp(true),
    onEscape: () => (openId ? outlet.close() : selection.clear()),
    isOpen: openId !== null,
  });
  const actions: BoardActions = {
    // The days of a wait are those of when the counts were read.
    asOf: new Date(dataUpdatedAt || Date.now()).toISOString(),
    promiseDays: counts?.promiseDays ?? 0,
    mayMove,
    openId,
    currentId: openId ?? currentId,
    onCurrent: setCurrentId,
    toApplication: (application) => toAddress(application.id, openedAddress(application, address)),
    requestMove,
    selection,
  };
  const showsQueue = (queue !== null || isReading) && isQueueShown(address);
  const hasNone = counts && Object.values(counts.columns).every((count) => count === 0) && !isFiltered(address);
  return (
    <div className={clsx('rb', openId && 'rb-open')}>
      <div className="rb-index">
        <div className="rb-top">
          <ReceivedHead address={address} onChange={change} employerId={employerId} searchRef={search} />
          {(address.view === 'board' || queue) && !hasNone && (
            <ColumnTabs address={address} column={column} counts={counts} queue={queue} outlet={outlet} />
          )}
        </div>
        {!queue && showsQueue && <QueueSkeleton />}
        {queue && showsQueue && (
          <QueueList
            queue={queue}
            actions={actions}
            toRow={(id) => toAddress(id, { ...address, column: null })}
            onEnd={outlet.close}
          />
        )}
        {hasNone && <NothingReceived />}
        {!hasNone && !showsQueue && address.view === 'board' && (
          <div className="rb-board" data-shown={column}>
            <Suspense fallback={<ReceivedSkeleton />}>
              <Board
                filter={filter}
                sort={address.sort}
                counts={counts}
                actions={actions}
                onCards={(columns) => setShown(BOARD_COLUMNS.map((each) => columns[each]))}
              />
            </Suspense>
          </div>
        )}
        {!hasNone && !showsQueue && address.view === 'list' && (
          <ReceivedList filter={filter} address={address} counts={counts} actions={actions} onCards={setShown} />
        )}
        <KeyLegend mayMove={mayMove} onHelp={() => setShowsHelp(true)} next={nextRow(queue, outlet)} />
      </div>
      {openId && (
        <div className="rb-detail">
          <Outlet context={{ ...outlet, hasSelection }} />
        </div>
      )}
      {mayMove && <ReceivedActions selection={selection} asked={bulk} onAsk={setBulk} />}
      <ScheduledMovesBar />
      {dialog}
      {showsHelp && <ShortcutsDialog onClose={() => setShowsHelp(false)} />}
    </div>
  );
}

/** The column or list from which an application is opened becomes the queue. */
const openedAddress = (application: ReceivedApplication, address: ReceivedAddress): ReceivedAddress => {
  const isBoard = address.view === 'board';
  return { ...address, column: isBoard ? null : address.column, queue: (isBoard && columnOf(application)) || 'all' };
};

/** The application that follows in the queue, for the line at the foot. */
function nextRow(queue: OpenQueue | null, { nextId }: ApplicationsOutlet): ReceivedApplication | null {
  return queue?.rows.find(({ id }) => id === nextId)?.application ?? null;
}

const toAddress = (id: string, address: ReceivedAddress) => ({
  pathname: `${PATH}/${id}`,
  search: writeAddress(address).toString(),
});

function NothingReceived() {
  const { t } = useTranslation('received-applications');
  // The first application makes the board appear.
  useLiveReceived();
  return (
    <EmptyState
      className="m-6"
      art="timeline"
      title={t('none.title')}
      text={t('none.text')}
      actions={<LinkButton to="/employer-dashboard/stellen">{t('none.jobs')}</LinkButton>}
    />
  );
}

/** Where there is room for one column only: on a phone, and next to an open application. */
function ColumnTabs({ address, column, counts, queue, outlet: { position, total } }: ColumnTabsProps) {
  const { t } = useTranslation('received-applications');
  const isQueue = queue !== null && isQueueShown(address);
  return (
    <TabsNav
      className="rb-tabs"
      label={t('columns')}
      tabs={[
        ...(queue
          ? [
              {
                to: { search: writeAddress({ ...address, column: null }).toString() },
                label: position === null ? t('queue.tab') : t('queue.tabAt', { position, total }),
                current: isQueue,
              },
            ]
          : []),
        ...BOARD_COLUMNS.map((each) => ({
          to: { search: writeAddress({ ...address, column: each }).toString() },
          label: t(`column.${each}`),
          ...(counts && { count: counts.columns[each] }),
          current: !isQueue && each === column,
        })),
      ]}
    />
  );
}

/** View and filters stand in the address; who comes without any finds the last ones. */
function useReceivedAddress() {
  const [params, setParams] = useSearchParams();
  const { id } = useParams();
  const address = readAddress(params);
  const search = writeAddress({ ...address, page: 1, queue: null }).toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a first visit is led to what was remembered
  useEffect(() => {
    const remembered = recall();
    if (!id && params.size === 0 && remembered) setParams(remembered, { replace: true, preventScrollReset: true });
  }, []);
  useEffect(() => remember(search), [search]);
  const change = (next: Partial<ReceivedAddress>) =>
    setParams(writeAddress({ ...address, page: 1, ...next }), { preventScrollReset: true, replace: 'q' in next });
  return { address, change };
}

// Where the browser's storage is switched off nothing is remembered.
function recall(): string | null {
  try {
    return localStorage.getItem(REMEMBERED);
  } catch {
    return null;
  }
}

function remember(search: string): void {
  try {
    localStorage.setItem(REMEMBERED, search);
  } catch {}
}
