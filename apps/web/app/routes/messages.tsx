import { mayInTeam } from '@stellenvisite/contract/permissions';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useActingEmployerOrNone } from '../features/employer-area/shared/use-acting-employer.ts';
import type { MessagesSide } from '../features/messages/conversation-list.tsx';
import { MessagesScreen } from '../features/messages/messages-screen.tsx';
import { MessagesSkeleton } from '../features/messages/messages-skeleton.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import '../features/applications/applications.css';
import '../features/messages/messages.css';
import type { Route } from './+types/messages';

export const handle = {
  namespaces: [
    'messages',
    'statistics',
    'message-templates',
    'applications',
    'files',
    'reports',
    'accounts',
    'problems',
  ],
  employerPage: { slim: true, full: true },
};

const BASES = { applicant: '/dashboard/nachrichten', employer: '/employer-dashboard/nachrichten' } as const;

const partyAt = (pathname: string) => (pathname.startsWith(BASES.employer) ? 'employer' : 'applicant');

/** One screen for both sides; the area it stands in says which. */
export function loader({ context, request }: Route.LoaderArgs) {
  const t = textsOf(context, 'messages');
  const party = partyAt(new URL(request.url).pathname);
  return {
    meta: pageMeta(context, {
      title: t('title'),
      description: t(`lead.${party}`),
      path: BASES[party],
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function MessagesPage({ params }: Route.ComponentProps) {
  const { t } = useTranslation('messages');
  const side = useSide();
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      <RequireSession role={[side.party === 'employer' ? 'employer' : 'job_seeker']} skeleton={<MessagesSkeleton />}>
        {({ id }) => <MessagesScreen {...side} accountId={id} applicationId={params.applicationId} />}
      </RequireSession>
    </>
  );
}

function useSide(): MessagesSide {
  const party = partyAt(useLocation().pathname);
  const acting = useActingEmployerOrNone();
  const employer = acting && {
    employerId: acting.employerId,
    mayWrite: mayInTeam(acting.role, 'message.write'),
    mayAssign: mayInTeam(acting.role, 'message.assign'),
  };
  return { base: BASES[party], party, ...(employer && { employer }) };
}
