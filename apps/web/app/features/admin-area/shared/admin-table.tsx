import { formatNumber } from '@stellenvisite/contract/format-number';
import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Bone } from '../../../ui/skeletons.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ColumnHead, type SortableColumn } from './column-head.tsx';
import { useSelection } from './use-selection.ts';
import type { TableAddress } from './use-table-query.ts';

export type AdminColumn<Row> = SortableColumn & {
  cell: (row: Row) => ReactNode;
  /** The cell that names the row. */
  rowHeader?: boolean;
};

type Page<Row> = {
  items: readonly Row[];
  total: number;
  /** Without the filters. */
  all?: number;
  page: number;
  pageSize: number;
};

type AdminTableProps<Row> = {
  caption: string;
  columns: readonly AdminColumn<Row>[];
  list: { data: Page<Row> | undefined; error: unknown };
  rowKey: (row: Row) => string;
  /** What a screen reader calls the row's check box. */
  rowName: (row: Row) => string;
  address: TableAddress;
  /** The order where the address says none. */
  defaultSort?: string;
  filters?: ReactNode;
  /** How many there are, above the table; without it "1 to 25 of 38" below says it. */
  countOf?: (all: string) => string;
  /** What the rows add up to, above the table. */
  summary?: ReactNode;
  empty: { title: string; text: string };
  /** What can be done to the rows that are picked; without it none can be. */
  bulk?: (rows: readonly Row[], clear: () => void) => { note?: ReactNode; actions: ReactNode };
  /** Every row of the list, for "select all"; only where the list is longer than the page. */
  readAll?: () => Promise<readonly Row[]>;
  /** What stands below an opened row, over its whole width. */
  detail?: (row: Row) => ReactNode | null;
};

/** A table of the administration: filters, order and page in the address, rows that can be picked, blocks on a phone. */
export function AdminTable<Row>(props: AdminTableProps<Row>) {
  const {
    caption,
    columns,
    list,
    rowKey,
    rowName,
    address,
    defaultSort,
    filters,
    countOf,
    summary,
    empty,
    bulk,
    detail,
  } = props;
  const { t } = useTranslation('admin-area');
  const errorText = useErrorText();
  const locale = useLocale();
  const { data, error } = list;
  const rows = data?.items ?? [];
  const selection = useSelection(rows, rowKey);
  const order = address.params.get('sort') ?? defaultSort ?? '';
  const number = (value: number) => formatNumber(value, locale);
  const first = data ? (data.page - 1) * data.pageSize + 1 : 0;
  return (
    <>
      <section className="adm-card" aria-label={caption}>
        {filters}
        {summary && <p className="adm-count">{summary}</p>}
        {countOf && data?.all !== undefined && (
          <p className="adm-count" aria-live="polite">
            <span>
              <b className="num">{number(data.total)}</b> {countOf(number(data.all))}
            </span>
          </p>
        )}
        {error != null && (
          <Note tone="warn" role="alert" className="m-4">
            {errorText(error)}
          </Note>
        )}
        {!data && error == null && (
          <div className="grid gap-3 p-5">
            {Array.from({ length: 6 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows that never move
              <Bone key={index} className="h-10 w-full" />
            ))}
          </div>
        )}
        {data && rows.length === 0 && <EmptyState title={empty.title} text={empty.text} className="border-0 p-8" />}
        {rows.length > 0 && (
          <table className={clsx('adm-table', bulk && 'adm-picks')}>
            <caption className="visually-hidden">{caption}</caption>
            <thead>
              <tr>
                {bulk && (
                  <th scope="col">
                    <label className="adm-pick">
                      <input
                        type="checkbox"
                        className="tick"
                        checked={selection.isPageSelected}
                        onChange={selection.togglePage}
                      />
                      <span className="visually-hidden">{t('table.pickPage', { count: rows.length })}</span>
                    </label>
                  </th>
                )}
                {columns.map((column) => (
                  <ColumnHead key={column.key} column={column} order={order} choose={address.choose} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => {
                const below = detail?.(row);
                return (
                  <Fragment key={rowKey(row)}>
                    <tr data-on={selection.has(row) || below != null || undefined}>
                      {bulk && (
                        <td>
                          <label className="adm-pick">
                            <input
                              type="checkbox"
                              className="tick"
                              checked={selection.has(row)}
                              onChange={({ nativeEvent }) =>
                                selection.toggle(row, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
                              }
                            />
                            <span className="visually-hidden">{t('table.pick', { name: rowName(row) })}</span>
                          </label>
                        </td>
                      )}
                      {columns.map(({ key, header, cell, rowHeader, align }) =>
                        rowHeader ? (
                          <th key={key} scope="row">
                            {cell(row)}
                          </th>
                        ) : (
                          <td key={key} data-align={align} data-label={typeof header === 'string' ? header : undefined}>
                            {cell(row)}
                          </td>
                        ),
                      )}
                    </tr>
                    {below != null && (
                      <tr className="adm-below" data-on>
                        <td colSpan={columns.length + (bulk ? 1 : 0)}>{below}</td>
                      </tr>
                    )}
                  </Fragment>
                );
              })}
            </tbody>
          </table>
        )}
        {data && data.total > 0 && (
          <footer className="adm-foot">
            <span className="num">
              {t('table.range', {
                from: number(first),
                to: number(first + rows.length - 1),
                total: number(data.total),
              })}
            </span>
            <Pagination page={data.page} pageCount={Math.ceil(data.total / data.pageSize)} toPage={address.toPage} />
          </footer>
        )}
      </section>
      {bulk && data && (
        <BulkBar
          selection={selection}
          total={data.total}
          readAll={props.readAll}
          {...bulk(selection.rows, selection.clear)}
        />
      )}
    </>
  );
}
