import { columnOf, daysWaiting, RECEIVED_COLUMNS } from '@stellenvisite/contract/applications/received-applications';
import type {
  ReceivedApplication,
  ReceivedCounts,
} from '@stellenvisite/contract/applications/received-applications.schema';
import { clsx } from 'clsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LinkButton } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Skeleton, Skeletons } from '../../../../ui/feedback/skeletons.tsx';
import { RelativeTime } from '../../../../ui/relative-time.tsx';
import { type Column, DataTable } from '../../../../ui/table/data-table.tsx';
import { Pagination } from '../../../../ui/table/pagination.tsx';
import { TabsNav } from '../../../../ui/tabs-nav.tsx';
import { ReceivedStatusBadge } from '../../../jobs/display/apply/application-status-badge.tsx';
import { JobTitle } from '../../../jobs/display/job-title.tsx';
import { ReadFailure } from '../../../platform/read-failure.tsx';
import type { BoardActions } from '../board/application-card.tsx';
import { useApplicantName } from '../shared/applicant-name.ts';
import {
  type ApiFilter,
  type ReceivedAddress,
  useLiveReceived,
  useReceivedList,
  writeAddress,
} from '../shared/received-queries.ts';
import { ShiftWishes } from '../shared/shift-wishes.tsx';

type ReceivedTableProps = { applications: readonly ReceivedApplication[]; actions: BoardActions };

const COLUMNS = [0, 1, 2, 3, 4, 5];

const CARDS = [0, 1, 2];

const PAGE_SIZE = 50;

type ReceivedListProps = {
  filter: ApiFilter;
  address: ReceivedAddress;
  counts: ReceivedCounts | undefined;
  actions: BoardActions;
  onCards: (columns: readonly (readonly ReceivedApplication[])[]) => void;
};

/** The same applications as a table, page by page, with what was withdrawn. */
export function ReceivedList({ filter, address, counts, actions, onCards }: ReceivedListProps) {
  const { t } = useTranslation('received-applications');
  useLiveReceived();
  const { column, sort, page } = address;
  const { data, error, refetch, isPlaceholderData } = useReceivedList({
    ...filter,
    ...(column && { column: [column] }),
    sort,
    page,
    pageSize: PAGE_SIZE,
  });
  const items = data?.items;
  // biome-ignore lint/correctness/useExhaustiveDependencies: tells of the rows whenever they change
  useEffect(() => onCards(items ? [items] : []), [items]);
  const to = (next: Partial<ReceivedAddress>) => ({
    search: writeAddress({ ...address, page: 1, ...next }).toString(),
  });
  return (
    <div className="rb-list">
      <TabsNav
        label={t('columns')}
        tabs={[
          { to: to({ column: null }), label: t('all'), current: column === null },
          ...RECEIVED_COLUMNS.map((each) => ({
            to: to({ column: each }),
            label: t(`column.${each}`),
            ...(counts && { count: counts.columns[each] }),
            current: each === column,
          })),
        ]}
      />
      {error && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ReceivedSkeleton />}
      {data && data.items.length > 0 && <ReceivedTable applications={data.items} actions={actions} />}
      {data && !isPlaceholderData && data.items.length === 0 && (
        <EmptyState
          className="mt-4"
          art="timeline"
          title={t('nothing.title')}
          text={t('nothing.text')}
          actions={
            <LinkButton variant="secondary" to="?view=list">
              {t('nothing.all')}
            </LinkButton>
          }
        />
      )}
      {data && (
        <Pagination
          className="mt-4"
          page={data.page}
          pageCount={Math.ceil(data.total / data.pageSize)}
          toPage={(next) => to({ page: next })}
        />
      )}
    </div>
  );
}

/** Renders the shape of the board that is on its way. */
export function ReceivedSkeleton() {
  const { t } = useTranslation('received-applications');
  return (
    <Skeletons label={t('loading')} className="board-bones">
      {COLUMNS.map((column) => (
        <div key={column}>
          {CARDS.map((card) => (
            <div key={card} className="rb-card">
              <Skeleton className="h-5 w-32 max-w-full" />
              <Skeleton className="mt-2 h-4 w-40 max-w-full" />
              <Skeleton className="mt-4 h-6 w-24" />
            </div>
          ))}
        </div>
      ))}
    </Skeletons>
  );
}

/** A row is the person's own while it is current or open. */
function ReceivedTable({ applications, actions }: ReceivedTableProps) {
  const { t } = useTranslation('received-applications');
  const columns = useColumns(actions);
  const nameOf = useApplicantName();
  return (
    <DataTable
      className="rb-table"
      caption={t('title')}
      columns={columns}
      rows={applications}
      rowKey={({ id }) => id}
      isMine={({ id }) => id === actions.currentId}
      picks={
        actions.mayMove
          ? {
              selection: actions.selection,
              pageLabel: t('table.chooseAll'),
              rowLabel: (application) => t('table.choose', { name: nameOf(application) }),
            }
          : undefined
      }
    />
  );
}

function useColumns(actions: BoardActions): readonly Column<ReceivedApplication>[] {
  const { t } = useTranslation('received-applications');
  const { t: sources } = useTranslation('statistics', { keyPrefix: 'source' });
  const nameOf = useApplicantName();
  const { asOf, promiseDays } = actions;
  return [
    {
      key: 'applicant',
      header: t('table.applicant'),
      rowHeader: true,
      cell: (application) => (
        <>
          <Link
            className="hover:underline"
            to={actions.toApplication(application)}
            preventScrollReset
            data-application={application.id}
            onFocus={() => actions.onCurrent(application.id)}
          >
            {nameOf(application)}
          </Link>
          <small>{application.applicant?.occupation}</small>
        </>
      ),
    },
    {
      key: 'job',
      header: t('table.job'),
      cell: ({ job, department }) => (
        <span lang="de">
          <JobTitle title={job.title} />
          <small>{department}</small>
        </span>
      ),
    },
    {
      key: 'source',
      header: t('table.source'),
      cell: ({ source }) => (source ? sources(source) : '–'),
    },
    {
      key: 'status',
      header: t('table.status'),
      cell: (application) => {
        const column = columnOf(application);
        return column ? <ReceivedStatusBadge column={column} /> : t('table.unknown');
      },
    },
    {
      key: 'since',
      header: t('table.since'),
      cell: ({ status, sentAt, statusUpdatedAt }) =>
        status === 'applied' ? (
          <span className={clsx('rb-waited num', daysWaiting(sentAt, asOf) > promiseDays && 'rb-late')}>
            {t('card.days', { count: daysWaiting(sentAt, asOf) })}
          </span>
        ) : (
          <RelativeTime when={statusUpdatedAt} asOf={asOf} />
        ),
    },
    { key: 'wishes', header: t('table.wishes'), cell: ({ wishes }) => <ShiftWishes wishes={wishes} /> },
    {
      key: 'match',
      header: t('table.match'),
      align: 'end',
      cell: ({ matchScore }) => (
        <b className="num">{matchScore === null ? '–' : t('match.score', { score: matchScore })}</b>
      ),
    },
  ];
}
