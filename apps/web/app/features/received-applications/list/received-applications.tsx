import { BOARD_COLUMNS, type BoardColumn, columnOf } from '@stellenvisite/contract/received-applications';
import type { ReceivedApplication } from '@stellenvisite/contract/received-applications.schema';
import { clsx } from 'clsx';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate, useParams } from 'react-router';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { useActingEmployer, useMayAct } from '../../employer-area/shared/use-acting-employer.ts';
import type { BoardActions } from '../board/board-actions.ts';
import { findColumnOf } from '../board/board-cards.ts';
import { HeldMovesBar } from '../shared/held-moves-bar.tsx';
import { filterOf, isFiltered, type ReceivedAddress, writeAddress } from '../shared/received-address.ts';
import { useLiveReceived, useReceivedCounts } from '../shared/received-queries.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ColumnTabs } from './column-tabs.tsx';
import { KeyLegend } from './key-legend.tsx';
import { ReceivedHead } from './received-head.tsx';
import { ReceivedList } from './received-list.tsx';
import { ReceivedSkeleton } from './received-skeleton.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useCardKeys } from './use-card-keys.ts';
import { useMoves } from './use-moves.tsx';
import { useOutlet } from './use-outlet.ts';
import { useReceivedAddress } from './use-received-address.ts';
import { useSelection } from './use-selection.ts';

// With what is needed to drag cards.
const Board = lazyPart(async () => (await import('../board/board.tsx')).Board);

const PATH = '/employer-dashboard/bewerbungen';

/** What was received, as a board or as a list, and beside it the application that is open. */
export function ReceivedApplications() {
  const { id: openId = null } = useParams();
  const { employerId } = useActingEmployer();
  const mayMove = useMayAct('application.move');
  const { address, change } = useReceivedAddress();
  const filter = filterOf(address, employerId);
  const { data: counts, dataUpdatedAt } = useReceivedCounts(filter);
  const selection = useSelection();
  const { requestMove, dialog } = useMoves({ mayMove });
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [shown, setShown] = useState<readonly (readonly ReceivedApplication[])[]>([]);
  const [showsHelp, setShowsHelp] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  // A link from elsewhere, as in a mail, names the application alone.
  const column: BoardColumn =
    BOARD_COLUMNS.find((each) => each === address.column) ?? findColumnOf(openId, shown) ?? 'new';
  const outlet = useOutlet({ openId, shown, address });
  const go = (id: string) => void navigate(toAddress(id, address), { preventScrollReset: true });
  useCardKeys({
    columns: shown,
    currentId: openId ?? currentId,
    onCurrent: openId ? go : setCurrentId,
    requestMove,
    onSelect: selection.toggle,
    onSearch: () => search.current?.select(),
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
    toApplication: (application) =>
      toAddress(application.id, { ...address, column: columnBeside(application, address) }),
    requestMove,
    selection,
  };
  const hasNone = counts && Object.values(counts.columns).every((count) => count === 0) && !isFiltered(address);
  return (
    <div className={clsx('rb', openId && 'rb-open')}>
      <div className="rb-index">
        <ReceivedHead address={address} onChange={change} employerId={employerId} searchRef={search} />
        {address.view === 'board' && !hasNone && <ColumnTabs address={address} column={column} counts={counts} />}
        {hasNone && <NothingReceived />}
        {!hasNone && address.view === 'board' && (
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
        {!hasNone && address.view === 'list' && (
          <ReceivedList filter={filter} address={address} counts={counts} actions={actions} onCards={setShown} />
        )}
        <KeyLegend mayMove={mayMove} onHelp={() => setShowsHelp(true)} />
      </div>
      {openId && (
        <div className="rb-detail">
          <Outlet context={outlet} />
        </div>
      )}
      {mayMove && <BulkBar selection={selection} />}
      <HeldMovesBar />
      {dialog}
      {showsHelp && <ShortcutsDialog onClose={() => setShowsHelp(false)} />}
    </div>
  );
}

/** Beside an open application the board shows the column it was opened from; the list stays as it is. */
const columnBeside = (application: ReceivedApplication, { view, column }: ReceivedAddress) =>
  view === 'board' ? columnOf(application) : column;

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
