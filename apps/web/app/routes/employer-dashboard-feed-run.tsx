import { RunScreen } from '../features/feeds/run/run-screen.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import '../features/feeds/feeds.css';
import '../features/feeds/list/feed-list.css';
import '../features/feeds/setup/feed-setup.css';
import '../features/feeds/run/feed-run.css';
import type { Route } from './+types/employer-dashboard-feed-run';

export const handle = { namespaces: ['feeds', 'job-fields', 'own-jobs', 'applications', 'problems'] };

export function loader({ context, request }: Route.LoaderArgs) {
  const t = textsOf(context, 'feeds');
  return {
    meta: pageMeta(context, {
      title: t('meta.run'),
      description: t('meta.description'),
      path: new URL(request.url).pathname,
      isIndexed: false,
    }),
  };
}

/** Nothing the loader answers depends on what is shown. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function EmployerDashboardFeedRunPage({ params }: Route.ComponentProps) {
  return (
    <RequireSession role={['employer']}>
      <RunScreen key={params.runId} feedId={params.id} runId={params.runId} />
    </RequireSession>
  );
}
