import { useTranslation } from 'react-i18next';
import { MessagesScreen } from '../features/messages/messages-screen.tsx';
import { MessagesSkeleton } from '../features/messages/messages-skeleton.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import '../features/applications/applications.css';
import '../features/messages/messages.css';
import type { Route } from './+types/employer-dashboard-messages';

export const handle = { namespaces: ['messages', 'applications', 'files', 'reports', 'accounts', 'problems'] };

const BASE = '/employer-dashboard/nachrichten';

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'messages');
  return {
    meta: pageMeta(context, { title: t('title'), description: t('lead.employer'), path: BASE, isIndexed: false }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function EmployerDashboardMessagesPage({ params }: Route.ComponentProps) {
  const { t } = useTranslation('messages');
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      <RequireSession role={['employer']} skeleton={<MessagesSkeleton />}>
        {({ id }) => (
          <MessagesScreen base={BASE} party="employer" accountId={id} applicationId={params.applicationId} />
        )}
      </RequireSession>
    </>
  );
}
