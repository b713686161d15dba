import { ArrowUpDown, ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TableAddress } from './use-table-query.ts';

export type SortableColumn = {
  key: string;
  header: ReactNode;
  /** Its name in `sort` of the address; `-name` is the other direction. */
  sort?: string;
  align?: 'end';
};

type ColumnHeadProps = { column: SortableColumn; order: string; choose: TableAddress['choose'] };

/** Pressed again, the order turns around. */
export function ColumnHead({ column: { header, sort, align }, order, choose }: ColumnHeadProps) {
  if (!sort) {
    return (
      <th scope="col" data-align={align}>
        {header}
      </th>
    );
  }
  const direction = order === sort ? 'ascending' : order === `-${sort}` ? 'descending' : undefined;
  return (
    <th scope="col" data-align={align} aria-sort={direction}>
      <button type="button" onClick={() => choose({ sort: direction === 'descending' ? sort : `-${sort}` })}>
        {header}
        {direction === 'ascending' && <ChevronUp size={16} />}
        {direction === 'descending' && <ChevronDown size={16} />}
        {!direction && <ArrowUpDown size={14} />}
      </button>
    </th>
  );
}
