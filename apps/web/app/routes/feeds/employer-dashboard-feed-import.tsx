import { ImportScreen } from '../../features/feeds/setup/import-screen.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import type { Route } from './+types/employer-dashboard-feed-import';

export const handle = { title: 'feeds:meta.import', namespaces: ['feeds', 'applications', 'problems'] };

/** Nothing the loader answers depends on what is shown. */
export const shouldRevalidate = () => false;

export default function EmployerDashboardFeedImportPage({ params }: Route.ComponentProps) {
  return (
    <RequireSession role={['employer']}>
      <ImportScreen feedId={params.id} />
    </RequireSession>
  );
}
