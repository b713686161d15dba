import { ListSkeleton } from '../features/notifications/notification-list.tsx';
import { NotificationsScreen } from '../features/notifications/notifications-screen.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import '../features/notifications/shared/bell.css';
import '../features/notifications/notifications.css';
import type { Route } from './+types/notifications';

export const handle = {
  namespaces: ['notifications', 'accounts', 'problems'],
  employerPage: { withoutEmployer: true },
};

/** One screen for both areas; whose notifications they are, the session says. */
export function loader({ context, request }: Route.LoaderArgs) {
  const t = textsOf(context, 'notifications');
  return {
    meta: pageMeta(context, {
      title: t('meta.title'),
      description: t('meta.description'),
      path: new URL(request.url).pathname,
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function NotificationsPage() {
  return (
    <RequireSession skeleton={<ListSkeleton />}>
      <NotificationsScreen />
    </RequireSession>
  );
}
