import { ListSkeleton } from '../features/notifications/notification-list.tsx';
import { NotificationsScreen } from '../features/notifications/notifications-screen.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import '../features/notifications/shared/bell.css';
import '../features/notifications/notifications.css';
import type { Route } from './+types/dashboard-notifications';

export const handle = { namespaces: ['notifications', 'accounts', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'notifications');
  return {
    meta: pageMeta(context, {
      title: t('meta.title'),
      description: t('meta.description'),
      path: '/dashboard/mitteilungen',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function DashboardNotificationsPage() {
  return (
    <RequireSession skeleton={<ListSkeleton />}>
      <NotificationsScreen />
    </RequireSession>
  );
}
