import { mayInTeam } from '@stellenvisite/contract/identity/permissions';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useActingEmployerOrNone } from '../../features/identity/acting-employer/use-acting-employer.ts';
import { ConversationList, type MessagesSide } from '../../features/messages/conversation-list.tsx';
import { MESSAGES_FRAME, MessagesSkeleton } from '../../features/messages/messages-skeleton.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import '../../features/applications/applications.css';
import { Thread } from '../../features/messages/thread.tsx';
import { useLiveMessages } from '../../features/messages/use-conversations.ts';
import { useOutbox } from '../../features/messages/use-outbox.ts';
import type { Route } from './+types/messages';

type MessagesScreenProps = MessagesSide & { accountId: string; applicationId: string | undefined };

export const handle = {
  title: 'messages:title',
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

/** List and thread side by side; on a phone the one or the other. */
export function MessagesScreen({ accountId, applicationId, ...side }: MessagesScreenProps) {
  const { t } = useTranslation('messages');
  const outbox = useOutbox(accountId);
  useLiveMessages();
  return (
    <div className={MESSAGES_FRAME} data-fills-window={applicationId ? 'thread' : 'list'}>
      <ConversationList {...side} currentId={applicationId} />
      {applicationId ? (
        <Thread applicationId={applicationId} side={side} outbox={outbox} />
      ) : (
        <p className="grid place-items-center p-8 text-center text-ink-2 max-md:hidden">{t('choose')}</p>
      )}
    </div>
  );
}
