import { BOARD_COLUMNS, type BoardColumn } from '@stellenvisite/contract/received-applications';
import type { ReceivedCounts } from '@stellenvisite/contract/received-applications.schema';
import { useTranslation } from 'react-i18next';
import { TabsNav } from '../../../ui/tabs-nav.tsx';
import { type ReceivedAddress, writeAddress } from '../shared/received-address.ts';

type ColumnTabsProps = { address: ReceivedAddress; column: BoardColumn; counts: ReceivedCounts | undefined };

/** Where there is room for one column only: on a phone, and beside an open application. */
export function ColumnTabs({ address, column, counts }: ColumnTabsProps) {
  const { t } = useTranslation('received-applications');
  return (
    <TabsNav
      className="rb-tabs"
      label={t('columns')}
      tabs={BOARD_COLUMNS.map((each) => ({
        to: { search: writeAddress({ ...address, column: each }).toString() },
        label: t(`column.${each}`),
        ...(counts && { count: counts.columns[each] }),
        current: each === column,
      }))}
    />
  );
}
