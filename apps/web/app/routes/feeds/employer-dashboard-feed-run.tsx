import { RunScreen } from '../../features/feeds/run/run-screen.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import type { Route } from './+types/employer-dashboard-feed-run';

export const handle = {
  title: 'feeds:meta.run',
  namespaces: ['feeds', 'job-fields', 'own-jobs', 'applications', 'problems'],
};

/** Nothing the loader answers depends on what is shown. */
export const shouldRevalidate = () => false;

export default function EmployerDashboardFeedRunPage({ params }: Route.ComponentProps) {
  return (
    <RequireSession role={['employer']}>
      <RunScreen key={params.runId} feedId={params.id} runId={params.runId} />
    </RequireSession>
  );
}
