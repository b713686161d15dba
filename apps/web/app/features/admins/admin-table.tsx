import type { Admin } from '@stellenvisite/contract/admins.schema';
import { formatDate } from '@stellenvisite/contract/format-date';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { TipIconButton } from '../../ui/tip-icon-button.tsx';
import { type AdminColumn, AdminTable as Table } from '../admin-area/shared/admin-table.tsx';
import { useTableAddress } from '../admin-area/shared/use-table-query.ts';

/** A row to show; the placeholder has nobody behind it, so nothing can be done to it. */
export type AdminRow = Pick<
  Admin,
  'id' | 'email' | 'firstName' | 'lastName' | 'createdAt' | 'lastLoginAt' | 'isSelf'
> & {
  isPlaceholder: boolean;
};

type AdminTableProps = {
  rows: readonly AdminRow[];
  /** The last one cannot be removed. */
  mayDelete: boolean;
  onEdit: (row: AdminRow) => void;
  onDelete: (row: AdminRow) => void;
};

export function AdminTable({ rows, mayDelete, onEdit, onDelete }: AdminTableProps) {
  const { t } = useTranslation('admins');
  const date = (when: string | null) => (when ? formatDate(when) : t('admins.never'));
  const address = useTableAddress();
  // A placeholder is nobody to count.
  const total = rows.filter(({ isPlaceholder }) => !isPlaceholder).length;
  const columns: AdminColumn<AdminRow>[] = [
    {
      key: 'name',
      header: t('admins.name'),
      rowHeader: true,
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-2">
          {row.firstName} {row.lastName}
          {row.isSelf && <Badge kind="good">{t('admins.self')}</Badge>}
        </span>
      ),
    },
    { key: 'email', header: t('admins.email'), cell: (row) => row.email },
    {
      key: 'created',
      header: t('admins.created'),
      cell: (row) => <span className="num">{row.isPlaceholder ? '–' : date(row.createdAt)}</span>,
    },
    {
      key: 'seen',
      header: t('admins.lastLogin'),
      cell: (row) => <span className="num">{row.isPlaceholder ? '–' : date(row.lastLoginAt)}</span>,
    },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('admins.actions')}</span>,
      align: 'end',
      cell: (row) =>
        !row.isPlaceholder && (
          <span className="flex justify-end">
            <TipIconButton
              label={t('admins.editNamed', { email: row.email })}
              icon={<Pencil size={20} />}
              onClick={() => onEdit(row)}
            />
            {mayDelete && (
              <TipIconButton
                label={t('admins.deleteNamed', { email: row.email })}
                icon={<Trash2 size={20} />}
                onClick={() => onDelete(row)}
              />
            )}
          </span>
        ),
    },
  ];
  return (
    <Table
      caption={t('admins.title')}
      columns={columns}
      list={{ data: { items: rows, total, page: 1, pageSize: Math.max(1, total) }, error: null }}
      rowKey={({ id }) => id}
      rowName={({ email }) => email}
      address={address}
      empty={{ title: t('admins.unread'), text: '' }}
    />
  );
}
