import { type AdminUser, adminUserQuerySchema, USER_STATES } from '@stellenvisite/contract/admin-users.schema';
import { COUNTRIES } from '@stellenvisite/contract/countries';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../api/data-of.ts';
import { api } from '../../session/api.ts';
import { $api } from '../../session/queries.ts';
import { AdminTable } from '../admin-area/shared/admin-table.tsx';
import { readAllPages } from '../admin-area/shared/read-all-pages.ts';
import { TableFilters } from '../admin-area/shared/table-filters.tsx';
import { useTableQuery } from '../admin-area/shared/use-table-query.ts';
import { UserActions } from './user-actions.tsx';
import { useUserColumns } from './user-columns.tsx';

/** Accounts, to be searched, narrowed and acted on. Nobody signs in as somebody else. */
export function UsersScreen() {
  const { t } = useTranslation('admin-users');
  const { query, address } = useTableQuery(adminUserQuerySchema);
  const list = $api.useQuery('get', '/api/admin/users', { params: { query } }, { placeholderData: keepPreviousData });
  const readAll = () =>
    readAllPages<AdminUser>((at) => dataOf(api.GET('/api/admin/users', { params: { query: { ...query, ...at } } })));
  return (
    <AdminTable
      caption={t('title')}
      columns={useUserColumns()}
      list={list}
      rowKey={({ id }) => id}
      rowName={({ name, email }) => name || (email ?? '')}
      address={address}
      defaultSort="-created"
      countOf={(all) => t('countOf', { all })}
      empty={{ title: t('none.title'), text: t('none.text') }}
      readAll={readAll}
      bulk={(rows, clear) => ({
        note: rows.some(({ isAdmin }) => isAdmin) && t('adminsSkipped'),
        actions: <UserActions users={rows} onDone={clear} />,
      })}
      filters={
        <TableFilters
          screen="users"
          search={t('search')}
          address={address}
          filters={[
            {
              name: 'role',
              label: t('role'),
              options: (['job_seeker', 'employer'] as const).map((value) => ({ value, label: t(`roles.${value}`) })),
            },
            {
              name: 'state',
              label: t('state'),
              options: USER_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
            },
            {
              name: 'country',
              label: t('country'),
              options: COUNTRIES.map((value) => ({ value, label: t(`countries.${value}`) })),
            },
            {
              name: 'days',
              label: t('registered'),
              options: ['7', '30', '90'].map((value) => ({ value, label: t('lastDays', { count: Number(value) }) })),
            },
          ]}
        />
      }
    />
  );
}
