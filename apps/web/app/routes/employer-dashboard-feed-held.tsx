import { HeldScreen } from '../features/feeds/held/held-screen.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import '../features/feeds/feeds.css';
import '../features/feeds/setup/feed-setup.css';
import '../features/feeds/held/held-items.css';
import type { Route } from './+types/employer-dashboard-feed-held';

export const handle = { namespaces: ['feeds', 'applications', 'job-fields', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'feeds');
  return {
    meta: pageMeta(context, {
      title: t('meta.held'),
      description: t('meta.description'),
      path: '/employer-dashboard/xml-feeds/zurueckgehalten',
      isIndexed: false,
    }),
  };
}

/** Nothing the loader answers depends on what is shown. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function EmployerDashboardFeedHeldPage() {
  return (
    <RequireSession role={['employer']}>
      <HeldScreen />
    </RequireSession>
  );
}
