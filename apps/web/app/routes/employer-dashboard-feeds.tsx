import { FeedsScreen } from '../features/feeds/list/feeds-screen.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import '../features/feeds/feeds.css';
import '../features/feeds/list/feed-list.css';
import type { Route } from './+types/employer-dashboard-feeds';

export const handle = { namespaces: ['feeds', 'applications', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'feeds');
  return {
    meta: pageMeta(context, {
      title: t('title'),
      description: t('meta.description'),
      path: '/employer-dashboard/xml-feeds',
      isIndexed: false,
    }),
  };
}

/** Nothing the loader answers depends on what is shown. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function EmployerDashboardFeedsPage() {
  return (
    <RequireSession role={['employer']}>
      <FeedsScreen />
    </RequireSession>
  );
}
