import { PROFILE_ROLES } from '@stellenvisite/contract/identity/accounts';
import {
  type AdminUser,
  adminUserQuerySchema,
  USER_STATES,
  type UserState,
} from '@stellenvisite/contract/identity/admin-users.schema';
import { COUNTRIES } from '@stellenvisite/contract/jobs/countries';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { keepPreviousData } from '@tanstack/react-query';
import { Ban, Check, Clock, LogOut, type LucideIcon, Mail, Trash2, TriangleAlert, Undo2, UserCog } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../../api/data-of.ts';
import { api } from '../../../session/api.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { initialsOf } from '../../../ui/initials.ts';
import { Menu, MenuAction } from '../../../ui/menu.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { StateBadge } from '../../platform/admin-area/shared/state-badge.tsx';
import { TableFilters } from '../../platform/admin-area/shared/table-filters.tsx';
import { useTableQuery } from '../../platform/admin-area/shared/use-table-query.ts';
import { BanDialog } from './ban-dialog.tsx';
import { UserMenu, useUserActs } from './user-menu.tsx';

const LOOKS: Record<UserState, { tone: 'ok' | 'wait' | 'bad' | 'warn'; icon: LucideIcon }> = {
  active: { tone: 'ok', icon: Check },
  unconfirmed: { tone: 'wait', icon: Clock },
  linking: { tone: 'wait', icon: Clock },
  unproven: { tone: 'warn', icon: TriangleAlert },
  banned: { tone: 'bad', icon: Ban },
  erasing: { tone: 'warn', icon: Trash2 },
};

const PAGE_SIZE = 100;

/** The most accounts per bulk action; the server has the same limit. */
const MAX_BULK = 500;

type Page<Row> = { items: readonly Row[]; total: number };

/** Accounts, to be searched, narrowed and acted on. Nobody signs in as somebody else. */
export function UsersScreen() {
  const { t } = useTranslation('admin-users');
  const { query, address } = useTableQuery(adminUserQuerySchema);
  const list = $api.useQuery('get', '/api/admin/users', { params: { query } }, { placeholderData: keepPreviousData });
  const readAll = () =>
    readAllPages<AdminUser>((at) => dataOf(api.GET('/api/admin/users', { params: { query: { ...query, ...at } } })));
  return (
    <DataTable
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

/** Reads the rows of a list behind its first page. */
async function readAllPages<Row>(
  readPage: (at: { page: number; pageSize: number }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; rows.length < MAX_BULK; page += 1) {
    const { items, total } = await readPage({ page, pageSize: PAGE_SIZE });
    rows.push(...items);
    if (items.length === 0 || rows.length >= total) break;
  }
  return rows.slice(0, MAX_BULK);
}

/** Only what is possible for at least one of those picked; the others are skipped and counted. */
function UserActions({ users, onDone }: { users: readonly AdminUser[]; onDone: () => void }) {
  const { t } = useTranslation('admin-users');
  const [isBanning, setIsBanning] = useState(false);
  const acts = useUserActs(() => {
    setIsBanning(false);
    onDone();
  });
  const others = users.filter(({ isAdmin }) => !isAdmin);
  const ids = others.map(({ id }) => id);
  const isAny = (state: AdminUser['state']) => others.some((user) => user.state === state);
  return (
    <>
      {isAny('unconfirmed') && (
        <Button variant="secondary" icon={<Mail size={18} />} onClick={() => acts.run({ act: 'resend', ids })}>
          {t('resend')}
        </Button>
      )}
      {others.some(({ sessions }) => sessions > 0) && (
        <Button variant="secondary" icon={<LogOut size={18} />} onClick={() => acts.run({ act: 'sign_out', ids })}>
          {t('signOut')}
        </Button>
      )}
      <Menu
        trigger={
          <Button variant="secondary" icon={<UserCog size={18} />}>
            {t('changeRole')}
          </Button>
        }
      >
        {PROFILE_ROLES.map((role) => (
          <MenuAction key={role} onSelect={() => acts.run({ act: 'role', ids, role })}>
            <button type="button">{t(`roles.${role}`)}</button>
          </MenuAction>
        ))}
      </Menu>
      {isAny('banned') && (
        <Button variant="secondary" icon={<Undo2 size={18} />} onClick={() => acts.run({ act: 'unban', ids })}>
          {t('unban')}
        </Button>
      )}
      {others.some(({ state }) => state !== 'banned') && (
        <Button variant="secondary" icon={<Ban size={18} />} onClick={() => setIsBanning(true)}>
          {t('ban')}
        </Button>
      )}
      {isBanning && <BanDialog ids={ids} acts={acts} onClose={() => setIsBanning(false)} />}
    </>
  );
}

function useUserColumns(): Column<AdminUser>[] {
  const { t } = useTranslation('admin-users');
  return [
    {
      key: 'name',
      header: t('name'),
      sort: 'name',
      rowHeader: true,
      cell: ({ name, email }) => (
        <span className="adm-who">
          <i aria-hidden="true">{initialsOf(name || (email ?? '?'))}</i>
          <span>
            <b>{name || t('noName')}</b>
            <small>{email ?? '–'}</small>
          </span>
        </span>
      ),
    },
    {
      key: 'role',
      header: t('role'),
      sort: 'role',
      cell: ({ role, companyName, employer, isAdmin }) => (
        <>
          {t(`roles.${role}`)}
          {isAdmin && <small>{t('isAdmin')}</small>}
          {employer ? (
            <small lang="de">{[employer.name, employer.city].join(', ')}</small>
          ) : (
            companyName && <small lang="de">{companyName}</small>
          )}
        </>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      cell: ({ state }) => <StateBadge {...LOOKS[state]}>{t(`states.${state}`)}</StateBadge>,
    },
    {
      key: 'created',
      header: t('registered'),
      sort: 'created',
      cell: ({ createdAt }) => <span className="num">{formatDate(createdAt)}</span>,
    },
    {
      key: 'seen',
      header: t('seen'),
      sort: 'seen',
      cell: ({ lastSignInAt, sessions }) => (
        <>
          {lastSignInAt ? <RelativeTime when={lastSignInAt} asOf={new Date().toISOString()} /> : t('never')}
          {sessions > 0 && <small>{t('sessions', { count: sessions })}</small>}
        </>
      ),
    },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('actions')}</span>,
      align: 'end',
      cell: (user) => <UserMenu user={user} />,
    },
  ];
}
