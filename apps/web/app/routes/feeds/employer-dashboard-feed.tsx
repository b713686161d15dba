import { FeedScreen } from '../../features/feeds/settings/feed-screen.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import type { Route } from './+types/employer-dashboard-feed';

export const handle = { title: 'feeds:meta.feed', namespaces: ['feeds', 'applications', 'problems'] };

/** Nothing the loader answers depends on what is shown. */
export const shouldRevalidate = () => false;

export default function EmployerDashboardFeedPage({ params }: Route.ComponentProps) {
  return (
    <RequireSession role={['employer']}>
      <FeedScreen feedId={params.id} />
    </RequireSession>
  );
}
