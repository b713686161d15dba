import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import type { RowData } from '@tanstack/react-table';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { Note } from '../feedback/note.tsx';
import { Skeleton } from '../feedback/skeletons.tsx';
import { toast } from '../feedback/toast.ts';
import { useLocale } from '../use-locale.ts';
import { BulkBar } from './bulk-bar.tsx';
import { type Column, DataTableGrid, type GridProps, type RowPicks } from './data-table-grid.tsx';
import { Pagination } from './pagination.tsx';
import { type Selection, useSelection } from './use-selection.ts';

export type { Column };

type CommonProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
};

type SheetProps<Row> = CommonProps<Row> & {
  rows: readonly Row[];
  showCaption?: boolean;
  isMine?: GridProps<Row>['isMine'];
  picks?: RowPicks<Row> | undefined;
  /** On a phone each row becomes a block that names its values, instead of a table that scrolls sideways. */
  isStacked?: boolean;
  /** Inside a card, which has a frame already. */
  isFrameless?: boolean;
  className?: string;
};

type BareProps<Row> = CommonProps<Row> & {
  rows: readonly Row[];
  picks?: RowPicks<Row> | undefined;
  note?: GridProps<Row>['note'];
  /** Replaces frame and look; the caller's card surrounds the table. */
  tableClassName: string;
};

type Page<Row> = {
  items: readonly Row[];
  total: number;
  /** Without the filters. */
  all?: number;
  page: number;
  pageSize: number;
};

type ListProps<Row> = CommonProps<Row> & {
  list: { data: Page<Row> | undefined; error: unknown };
  /** Names the row in the label of its check box. */
  rowName: (row: Row) => string;
  /** Filters, order and page in the address. */
  address: {
    params: URLSearchParams;
    choose: (changes: Readonly<Record<string, string>>) => void;
    toPage: (page: number) => { search: string };
  };
  /** The order where the address has none. */
  defaultSort?: string;
  filters?: ReactNode;
  /** Shows the number of rows above the table, in addition to the range below it. */
  countOf?: (all: string) => string;
  /** The sum of the rows, above the table. */
  summary?: ReactNode;
  empty: { title: string; text: string };
  /** The actions for the selected rows; without them no row can be selected. */
  bulk?: (rows: readonly Row[], clear: () => void) => { note?: ReactNode; actions: ReactNode };
  /** Reads every row of the list, for "select all"; only where the list is longer than the page. */
  readAll?: () => Promise<readonly Row[]>;
  detail?: GridProps<Row>['detail'];
};

export type DataTableProps<Row> = SheetProps<Row> | BareProps<Row> | ListProps<Row>;

/** Shows rows with the same columns: as a sheet, inside a card of the caller, or as a paged list with its states. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  if ('list' in props) return <List {...props} />;
  if ('tableClassName' in props) return <DataTableGrid {...props} className={props.tableClassName} />;
  return <Sheet {...props} />;
}

/** Scrolls sideways inside its frame on a narrow screen, by keyboard too. */
function Sheet<Row extends RowData>(props: SheetProps<Row>) {
  const { caption, showCaption, isStacked, isFrameless, className, ...grid } = props;
  return (
    <section
      className={clsx(!isFrameless && 'card card-flush', 'relative overflow-x-auto', className)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={caption}
    >
      <DataTableGrid
        {...grid}
        caption={caption}
        className={clsx('tbl', isStacked && 'tbl-stack')}
        captionClassName={showCaption ? 'px-4 pt-4 text-left font-display text-fs-4 font-semibold' : undefined}
      />
    </section>
  );
}

function List<Row extends RowData>(props: ListProps<Row>) {
  const { caption, columns, list, rowKey, rowName, address, defaultSort, filters, summary, empty, bulk, detail } =
    props;
  const { t } = useTranslation('ui');
  const errorText = useErrorText();
  const { data, error } = list;
  const rows = data?.items ?? [];
  const selection = useSelection(rowKey, { clearsOnEscape: true });
  return (
    <>
      <section className="adm-card" aria-label={caption}>
        {filters}
        {summary && <p className="adm-count">{summary}</p>}
        <Count data={data} countOf={props.countOf} />
        {error != null && (
          <Note tone="warn" role="alert" className="m-4">
            {errorText(error)}
          </Note>
        )}
        {!data && error == null && <Loading />}
        {data && rows.length === 0 && <EmptyState title={empty.title} text={empty.text} className="border-0 p-8" />}
        {rows.length > 0 && (
          <DataTableGrid
            className={clsx('adm-table', bulk && 'adm-picks')}
            caption={caption}
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            detail={detail}
            sorting={{
              order: address.params.get('sort') ?? defaultSort ?? '',
              onSort: (sort) => address.choose({ sort }),
            }}
            picks={
              bulk && {
                selection,
                pageLabel: t('table.pickPage', { count: rows.length }),
                rowLabel: (row) => t('table.pick', { name: rowName(row) }),
                allowsRange: true,
              }
            }
          />
        )}
        {data && data.total > 0 && <Foot data={data} toPage={address.toPage} />}
      </section>
      {bulk && data && selection.rows.length > 0 && (
        <ListBulkBar
          selection={selection}
          isPageSelected={rows.length > 0 && rows.every(selection.has)}
          total={data.total}
          readAll={props.readAll}
          {...bulk(selection.rows, selection.clear)}
        />
      )}
    </>
  );
}

function Count<Row>({ data, countOf }: { data: Page<Row> | undefined; countOf: ListProps<Row>['countOf'] }) {
  const locale = useLocale();
  if (!countOf || data?.all === undefined) return null;
  return (
    <p className="adm-count" aria-live="polite">
      <span>
        <b className="num">{formatNumber(data.total, locale)}</b> {countOf(formatNumber(data.all, locale))}
      </span>
    </p>
  );
}

function Loading() {
  return (
    <div className="grid gap-3 p-5">
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that never move
        <Skeleton key={index} className="h-10 w-full" />
      ))}
    </div>
  );
}

function Foot<Row>({ data, toPage }: { data: Page<Row>; toPage: (page: number) => { search: string } }) {
  const { t } = useTranslation('ui');
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  const { items, total, page, pageSize } = data;
  const first = (page - 1) * pageSize + 1;
  return (
    <footer className="adm-foot">
      <span className="num">
        {t('table.range', { from: number(first), to: number(first + items.length - 1), total: number(total) })}
      </span>
      <Pagination page={page} pageCount={Math.ceil(total / pageSize)} toPage={toPage} />
    </footer>
  );
}

type ListBulkBarProps<Row> = {
  selection: Selection<Row>;
  isPageSelected: boolean;
  total: number;
  readAll: ListProps<Row>['readAll'];
  note?: ReactNode;
  actions: ReactNode;
};

/** Stays at the bottom of the window while rows are selected. */
function ListBulkBar<Row>({ selection, isPageSelected, total, readAll, note, actions }: ListBulkBarProps<Row>) {
  const { t } = useTranslation('ui');
  const errorText = useErrorText();
  const locale = useLocale();
  const [isReading, setIsReading] = useState(false);
  const count = selection.rows.length;
  const selectAll = async (read: () => Promise<readonly Row[]>) => {
    setIsReading(true);
    try {
      selection.set(await read());
    } catch (error) {
      void toast(errorText(error), { tone: 'bad' });
    } finally {
      setIsReading(false);
    }
  };
  const readRest = isPageSelected && count < total ? readAll : undefined;
  return (
    <BulkBar
      className="adm-bulk"
      label={t('table.selection')}
      count={t('table.selected', { count })}
      note={note}
      all={
        readRest && {
          label: t('table.selectAll', { total: formatNumber(total, locale) }),
          onSelect: () => void selectAll(readRest),
          isBusy: isReading,
        }
      }
      clear={{ label: t('table.clear'), onClear: selection.clear }}
    >
      {actions}
    </BulkBar>
  );
}
