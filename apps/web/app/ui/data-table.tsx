import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'center' | 'end';
  /** The cell that names the row. */
  rowHeader?: boolean;
  /** How the rows are ordered by it, where they are. */
  order?: 'ascending' | 'descending';
};

export type DataTableProps<Row> = {
  caption: string;
  showCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Yellow rows are yours. */
  isMine?: (row: Row) => boolean;
  /** On a phone each row becomes a block that names its values, instead of a table that scrolls sideways. */
  isStacked?: boolean;
  /** Inside a card, which has a frame already. */
  isFrameless?: boolean;
  className?: string;
};

/** Scrolls sideways inside its frame on a narrow screen, by keyboard too. */
export function DataTable<Row>({
  caption,
  showCaption,
  columns,
  rows,
  rowKey,
  isMine,
  isStacked,
  isFrameless,
  className,
}: DataTableProps<Row>) {
  return (
    <section
      className={clsx(!isFrameless && 'card card-flush', 'relative overflow-x-auto', className)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={caption}
    >
      <table className={clsx('tbl', isStacked && 'tbl-stack')}>
        <caption
          className={showCaption ? 'px-4 pt-4 text-left font-display text-fs-4 font-semibold' : 'visually-hidden'}
        >
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-align={column.align} aria-sort={column.order}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} data-mine={isMine?.(row) || undefined}>
              {columns.map((column) =>
                column.rowHeader ? (
                  <th key={column.key} scope="row">
                    {column.cell(row)}
                  </th>
                ) : (
                  <td
                    key={column.key}
                    data-align={column.align}
                    data-label={typeof column.header === 'string' ? column.header : undefined}
                  >
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
