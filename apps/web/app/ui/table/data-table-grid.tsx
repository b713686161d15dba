import { type RowData, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { ArrowUpDown, ChevronDown, ChevronUp } from 'lucide-react';
import { type ChangeEvent, Fragment, type ReactNode } from 'react';
import type { Selection } from './use-selection.ts';

type Head = {
  key: string;
  header: ReactNode;
  align?: 'start' | 'center' | 'end';
  /** How the rows are ordered by it, where they are. */
  order?: 'ascending' | 'descending' | undefined;
  /** Its name in the order of the list; `-name` is the other direction. */
  sort?: string;
  className?: string;
};

export type Column<Row> = Head & {
  cell: (row: Row) => ReactNode;
  /** The cell that names the row. */
  rowHeader?: boolean;
  /** Names the value where a row becomes a card; the header where that is a string. Null for none. */
  label?: string | null;
};

export type RowPicks<Row> = {
  selection: Selection<Row>;
  pageLabel: string;
  rowLabel: (row: Row) => string;
  /** Shift extends the selection from the row that was selected last. */
  allowsRange?: boolean;
};

export type GridProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Marks the rows that belong to whoever is signed in. */
  isMine?: ((row: Row) => boolean) | undefined;
  picks?: RowPicks<Row> | undefined;
  /** A remark below a row, over its whole width, that is always shown. */
  note?: ((row: Row) => ReactNode | null) | undefined;
  /** Opens below a row, over its whole width. */
  detail?: ((row: Row) => ReactNode | null) | undefined;
  sorting?: { order: string; onSort: (sort: string) => void } | undefined;
  className: string;
  captionClassName?: string | undefined;
};

const FEATURES = tableFeatures({ rowSelectionFeature });

/** Renders the rows of a page. Order, filters and pages are the server's. */
export function DataTableGrid<Row extends RowData>(props: GridProps<Row>) {
  const { caption, columns, rows, rowKey, isMine, picks, note, detail, sorting, className, captionClassName } = props;
  const { table, columnOf } = usePageTable({ columns, rows, rowKey, picks });
  const headers = table.getHeaderGroups().flatMap((group) => group.headers);
  return (
    <table className={className}>
      <caption className={captionClassName ?? 'visually-hidden'}>{caption}</caption>
      <thead>
        <tr>
          {picks && (
            <th scope="col" data-pick>
              <PickBox
                label={picks.pageLabel}
                isPicked={table.getIsAllRowsSelected()}
                onPick={table.getToggleAllRowsSelectedHandler()}
              />
            </th>
          )}
          {headers.map(({ id, column }) => (
            <ColumnHead key={id} column={columnOf(column.id)} sorting={sorting} />
          ))}
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => {
          const remark = note?.(row.original);
          const below = detail?.(row.original);
          const isSelected = row.getIsSelected() || below != null;
          return (
            <Fragment key={row.id}>
              <tr data-mine={isMine?.(row.original) || undefined} data-selected={isSelected || undefined}>
                {picks && (
                  <td data-pick>
                    <PickBox
                      label={picks.rowLabel(row.original)}
                      isPicked={row.getIsSelected()}
                      onPick={row.getToggleSelectedHandler()}
                    />
                  </td>
                )}
                {row.getAllCells().map(({ id, column }) => (
                  <Cell key={id} column={columnOf(column.id)} row={row.original} />
                ))}
              </tr>
              {remark != null && (
                <tr data-note>
                  <td colSpan={headers.length + (picks ? 1 : 0)}>{remark}</td>
                </tr>
              )}
              {below != null && (
                <tr className="adm-below" data-selected>
                  <td colSpan={headers.length + (picks ? 1 : 0)}>{below}</td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

function usePageTable<Row extends RowData>(props: Pick<GridProps<Row>, 'columns' | 'rows' | 'rowKey' | 'picks'>) {
  const { columns, rows, rowKey, picks } = props;
  const selection = picks?.selection;
  const rowSelection: Record<string, true> = {};
  if (selection) {
    const selected = selection.isAll ? rows : selection.rows;
    for (const row of selected) rowSelection[rowKey(row)] = true;
  }
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const table = useTable<typeof FEATURES, Row>({
    features: FEATURES,
    columns: columns.map(({ key }) => ({ id: key })),
    data: rows,
    getRowId: rowKey,
    state: { rowSelection },
    enableRowSelection: selection !== undefined,
    onRowSelectionChange: (updater) => {
      const next = typeof updater === 'function' ? updater(rowSelection) : updater;
      selection?.change(Object.keys(next), rows);
    },
    isRowRangeSelectionEvent: (event) => picks?.allowsRange === true && isWithShift(event),
  });
  const columnOf = (key: string): Column<Row> => {
    const column = byKey.get(key);
    if (!column) throw new Error(`No column ${key}`);
    return column;
  };
  return { table, columnOf };
}

function isWithShift(event: unknown): boolean {
  const native = (event as ChangeEvent).nativeEvent;
  return 'shiftKey' in native && native.shiftKey === true;
}

type PickBoxProps = { label: string; isPicked: boolean; onPick: (event: ChangeEvent<HTMLInputElement>) => void };

function PickBox({ label, isPicked, onPick }: PickBoxProps) {
  return (
    <label className="row-pick">
      <input type="checkbox" className="tick" checked={isPicked} onChange={onPick} />
      <span className="visually-hidden">{label}</span>
    </label>
  );
}

// Called, not rendered as a component: the functions of a column are new with every render, and its content would be
// mounted again each time.
function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { header, label, cell, rowHeader, align, className } = column;
  if (rowHeader)
    return (
      <th scope="row" className={className}>
        {cell(row)}
      </th>
    );
  const named = label === undefined && typeof header === 'string' ? header : label;
  return (
    <td className={className} data-align={align} data-label={named ?? undefined}>
      {cell(row)}
    </td>
  );
}

/** Sorts by the column; pressed again, the order is reversed. */
function ColumnHead({ column, sorting }: { column: Head; sorting: GridProps<never>['sorting'] }) {
  const { header, sort, align, order, className } = column;
  if (!sort || !sorting) {
    return (
      <th scope="col" className={className} data-align={align} aria-sort={order}>
        {header}
      </th>
    );
  }
  const direction = sorting.order === sort ? 'ascending' : sorting.order === `-${sort}` ? 'descending' : undefined;
  return (
    <th scope="col" className={className} data-align={align} aria-sort={direction}>
      <button type="button" onClick={() => sorting.onSort(direction === 'descending' ? sort : `-${sort}`)}>
        {header}
        {direction === 'ascending' && <ChevronUp size={16} />}
        {direction === 'descending' && <ChevronDown size={16} />}
        {!direction && <ArrowUpDown size={14} />}
      </button>
    </th>
  );
}
