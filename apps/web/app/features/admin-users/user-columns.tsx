import type { AdminUser, UserState } from '@stellenvisite/contract/admin-users.schema';
import { formatDate } from '@stellenvisite/contract/format-date';
import { Ban, Check, Clock, type LucideIcon, Trash2, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { initialsOf } from '../../ui/initials.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import type { AdminColumn } from '../admin-area/shared/admin-table.tsx';
import { StateBadge } from '../admin-area/shared/state-badge.tsx';
import { UserMenu } from './user-menu.tsx';

const LOOKS: Record<UserState, { tone: 'ok' | 'wait' | 'bad' | 'warn'; icon: LucideIcon }> = {
  active: { tone: 'ok', icon: Check },
  unconfirmed: { tone: 'wait', icon: Clock },
  linking: { tone: 'wait', icon: Clock },
  unproven: { tone: 'warn', icon: TriangleAlert },
  banned: { tone: 'bad', icon: Ban },
  erasing: { tone: 'warn', icon: Trash2 },
};

export function useUserColumns(): AdminColumn<AdminUser>[] {
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
