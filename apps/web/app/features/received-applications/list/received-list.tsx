import { RECEIVED_COLUMNS } from '@stellenvisite/contract/received-applications';
import type { ReceivedApplication, ReceivedCounts } from '@stellenvisite/contract/received-applications.schema';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { TabsNav } from '../../../ui/tabs-nav.tsx';
import { ReadFailure } from '../../applications/shared/read-failure.tsx';
import type { BoardActions } from '../board/board-actions.ts';
import { type ApiFilter, type ReceivedAddress, writeAddress } from '../shared/received-address.ts';
import { useLiveReceived, useReceivedList } from '../shared/received-queries.ts';
import { ReceivedSkeleton } from './received-skeleton.tsx';
import { ReceivedTable } from './received-table.tsx';

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
