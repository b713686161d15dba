import { keepPreviousData } from '@tanstack/react-query';
import { BriefcaseMedical, Building2, FileSearch, LifeBuoy, ReceiptText, UserRound } from 'lucide-react';
import { $api } from '../../session/queries.ts';
import type { PaletteEntry } from '../../ui/palette/command-palette.tsx';
import type { AreaLink } from '../area/area-links.ts';
import { AreaPalette, usePaletteSearch } from '../area/area-palette.tsx';
import { ADMIN_LINKS } from './area-links.ts';

const PER_GROUP = 5;

/** Screens that are a tab of another one. */
const FURTHER_PAGES: readonly AreaLink[] = [
  { key: 'allJobs', to: '/admin-dashboard/stellen/alle', icon: BriefcaseMedical },
  { key: 'subscriptions', to: '/admin-dashboard/plaene/buchungen', icon: ReceiptText },
  { key: 'invoices', to: '/admin-dashboard/plaene/rechnungen', icon: ReceiptText },
  { key: 'accountLog', to: '/admin-dashboard/protokoll/konten', icon: FileSearch },
];

/** Returns the address of the table of a kind of record, narrowed to the one record. */
const listPath = (page: string, id: string) => `/admin-dashboard/${page}?q=${id}`;

/** Finds screens of the administration, and users, employers, jobs and tickets. */
export function AdminPalette({ onClose }: { onClose: () => void }) {
  const search = usePaletteSearch();
  const params = { params: { query: { q: search.q, pageSize: PER_GROUP } } };
  const asked = { enabled: search.isEnough, placeholderData: keepPreviousData };
  const users = $api.useQuery('get', '/api/admin/users', params, asked);
  const employers = $api.useQuery('get', '/api/admin/employers', params, asked);
  const jobs = $api.useQuery('get', '/api/admin/jobs', params, asked);
  const tickets = $api.useQuery('get', '/api/admin/support-tickets', params, asked);
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
  return (
    <AreaPalette
      namespace="admin-area"
      search={search}
      links={ADMIN_LINKS}
      furtherPages={FURTHER_PAGES}
      found={[
        { name: 'users', entries: foundUsers },
        { name: 'employers', entries: foundEmployers },
        { name: 'jobs', entries: foundJobs },
        { name: 'tickets', entries: foundTickets },
      ]}
      isFetching={[users, employers, jobs, tickets].some((list) => list.isFetching)}
      onClose={onClose}
    />
  );
}
