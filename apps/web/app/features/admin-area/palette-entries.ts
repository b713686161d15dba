import { keepPreviousData } from '@tanstack/react-query';
import {
  BriefcaseMedical,
  Building2,
  FileSearch,
  LifeBuoy,
  type LucideIcon,
  ReceiptText,
  UserRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../session/queries.ts';
import type { PaletteEntry, PaletteGroup } from '../../ui/command-palette.tsx';
import { isFoundBy, usePaletteQuestion } from '../../ui/palette-search.ts';
import { ADMIN_LINKS } from './area-links.ts';

const PER_GROUP = 5;

/** Screens that are a tab of another one. */
const FURTHER_PAGES: readonly { key: string; to: string; icon: LucideIcon }[] = [
  { key: 'allJobs', to: '/admin-dashboard/stellen/alle', icon: BriefcaseMedical },
  { key: 'subscriptions', to: '/admin-dashboard/plaene/buchungen', icon: ReceiptText },
  { key: 'invoices', to: '/admin-dashboard/plaene/rechnungen', icon: ReceiptText },
  { key: 'accountLog', to: '/admin-dashboard/protokoll/konten', icon: FileSearch },
];

/** The table of a kind of record, narrowed to the one record. */
const listPath = (page: string, id: string) => `/admin-dashboard/${page}?q=${id}`;

/** What the palette offers for a text: screens at once, records as soon as the server has found them. */
export function usePaletteEntries(text: string): { groups: PaletteGroup[]; isBusy: boolean } {
  const { t } = useTranslation('admin-area');
  const { q, isEnough, isAsked, isSettled } = usePaletteQuestion(text);
  const params = { params: { query: { q, pageSize: PER_GROUP } } };
  const asked = { enabled: isEnough, placeholderData: keepPreviousData };
  const users = $api.useQuery('get', '/api/admin/users', params, asked);
  const employers = $api.useQuery('get', '/api/admin/employers', params, asked);
  const jobs = $api.useQuery('get', '/api/admin/jobs', params, asked);
  const tickets = $api.useQuery('get', '/api/admin/support-tickets', params, asked);
  const pages: PaletteEntry[] = [
    ...ADMIN_LINKS.flat().map(({ key, to, icon }) => ({ key, to, icon, label: t(`nav.${key}`) })),
    ...FURTHER_PAGES.map(({ key, to, icon }) => ({ key, to, icon, label: t(`jump.page.${key}`) })),
  ].filter(({ label }) => isFoundBy(label, text));
  const foundUsers = users.data?.items.map(
    ({ id, name, email }): PaletteEntry => ({
      key: `user-${id}`,
      label: name || (email ?? id),
      note: name ? (email ?? undefined) : undefined,
      isGerman: true,
      icon: UserRound,
      to: listPath('nutzer', id),
    }),
  );
  const foundEmployers = employers.data?.items.map(
    ({ id, name, city }): PaletteEntry => ({
      key: `employer-${id}`,
      label: name,
      note: city,
      isGerman: true,
      icon: Building2,
      to: listPath('arbeitgeber', id),
    }),
  );
  const foundJobs = jobs.data?.items.map(
    ({ id, title, employer }): PaletteEntry => ({
      key: `job-${id}`,
      label: title,
      note: employer.name,
      isGerman: true,
      icon: BriefcaseMedical,
      to: listPath('stellen/alle', id),
    }),
  );
  const foundTickets = tickets.data?.items.map(
    ({ id, subject, reference }): PaletteEntry => ({
      key: `ticket-${id}`,
      label: subject,
      note: reference,
      isGerman: true,
      icon: LifeBuoy,
      to: `/admin-dashboard/support/${id}`,
    }),
  );
  const found = { users: foundUsers, employers: foundEmployers, jobs: foundJobs, tickets: foundTickets };
  const groups: PaletteGroup[] = [
    { name: 'pages', label: t('jump.group.pages'), entries: pages },
    ...Object.entries(found).map(([name, entries]) => ({
      name,
      label: t(`jump.group.${name}`),
      entries: isAsked ? (entries ?? []) : [],
    })),
  ];
  const isFetching = [users, employers, jobs, tickets].some((list) => list.isFetching);
  return { groups: groups.filter(({ entries }) => entries.length > 0), isBusy: isAsked && (!isSettled || isFetching) };
}
