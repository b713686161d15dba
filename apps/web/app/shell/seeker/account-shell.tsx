import type { Role } from '@stellenvisite/contract/identity/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { Heart, LayoutGrid, Mail, Search, Send } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useMatch } from 'react-router';
import { useApplicationCount } from '../../features/applications/shared/application-queries.ts';
import { useBookmarkCount } from '../../features/jobs/display/heart/bookmark-store.ts';
import { useUnreadCount } from '../../features/platform/notifications/shared/notification-row.tsx';
import { useNewMatchCount } from '../../features/seekers/alerts/shared/alert-queries.ts';
import { useLiveEvent } from '../../realtime/use-live-event.ts';
import { $api } from '../../session/queries.ts';
import { useSession } from '../../session/use-session.ts';
import { initialsOf } from '../../ui/initials.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { AreaLink } from '../area/area-links.ts';
import { AreaShell } from '../area/area-shell.tsx';
import { areaLinks } from './area-links.ts';

const BAR_LINKS: readonly AreaLink[] = [
  { key: 'overview', to: '/dashboard', icon: LayoutGrid },
  { key: 'search', to: '/jobs', icon: Search, hasPages: true },
  { key: 'bookmarks', to: '/dashboard/merkliste', icon: Heart, hasPages: true, isCalm: true },
  { key: 'applications', to: '/dashboard/bewerbungen', icon: Send, hasPages: true, isCalm: true },
  { key: 'messages', to: '/dashboard/nachrichten', icon: Mail, hasPages: true },
];

const IN_BAR: ReadonlySet<string> = new Set(BAR_LINKS.map(({ key }) => key));

const MoreSheet = lazyPart(async () => (await import('./more-sheet.tsx')).MoreSheet);

const WITH_MESSAGES: readonly Role[] = ['job_seeker', 'employer'];

const ENQUIRIES = ['get', '/api/talent-pool/enquiries'] as const;

type AreaPerson = { name: string; note: string };

type AccountShellProps = {
  /** Decides the links; the page is the same for everyone until the session is known. */
  role: Role;
  person: AreaPerson | null;
  children: ReactNode;
};

/** Renders the navigation of a signed-in person around their own pages. */
export function AccountShell({ role, person, children }: AccountShellProps) {
  const isSeeker = person !== null && role === 'job_seeker';
  const counts = {
    applications: useApplicationCount({ isSeeker }),
    bookmarks: useBookmarkCount('job'),
    alerts: useNewMatchCount({ isSeeker }),
    messages: useUnreadConversations(),
    talentPool: useOpenEnquiries({ isSeeker }),
    notifications: useUnreadCount({ isKnown: person !== null && role !== 'admin' }),
  };
  // Where one writes, the field to write in has the place of the bar.
  const isConversation = useMatch('/dashboard/nachrichten/:applicationId') !== null;
  const hasBar = role === 'job_seeker' && !isConversation;
  const links = areaLinks(role);
  // The header may know a count before this part of the page hydrates, which has to begin as the server sent it.
  const shownCounts = person ? counts : {};
  return (
    <AreaShell
      layout="site"
      namespace="accounts"
      links={links}
      counts={shownCounts}
      head={<PersonHead person={person} />}
      hasTabs={role !== 'job_seeker'}
      bar={
        hasBar
          ? {
              links: BAR_LINKS,
              counts: shownCounts,
              sheet: (isOpen, close) =>
                isOpen && (
                  <Suspense>
                    <MoreSheet
                      links={links.flat().filter(({ key }) => !IN_BAR.has(key))}
                      counts={shownCounts}
                      name={person?.name ?? ''}
                      onClose={close}
                    />
                  </Suspense>
                ),
            }
          : null
      }
    >
      {children}
    </AreaShell>
  );
}

function PersonHead({ person }: { person: AreaPerson | null }) {
  return (
    <div className="area-me">
      {person && (
        <>
          <span className="area-mono" aria-hidden="true">
            {initialsOf(person.name)}
          </span>
          <span>
            <b>{person.name}</b>
            <small>{person.note}</small>
          </span>
        </>
      )}
    </div>
  );
}

/** Returns how many enquiries wait for the person's answer; undefined until it is known. */
function useOpenEnquiries({ isSeeker }: { isSeeker: boolean }): number | undefined {
  const client = useQueryClient();
  useLiveEvent('talent_pool.changed', () => void client.invalidateQueries({ queryKey: ENQUIRIES }));
  const query = { status: ['open' as const], pageSize: 1 };
  const { data } = $api.useQuery(...ENQUIRIES, { params: { query } }, { enabled: isSeeker });
  return data?.open;
}

/** Returns in how many conversations something is unread; undefined until it is known. */
function useUnreadConversations(): number | undefined {
  const { account } = useSession();
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: ['get', '/api/conversations'] });
  useLiveEvent('message.created', refresh);
  useLiveEvent('message.read', refresh);
  const { data } = $api.useQuery(
    'get',
    '/api/conversations',
    { params: { query: { pageSize: 1 } } },
    { enabled: account !== null && WITH_MESSAGES.includes(account.role) },
  );
  return data?.counts.unread;
}
