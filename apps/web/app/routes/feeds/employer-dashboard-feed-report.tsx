import { ReportScreen } from '../../features/feeds/setup/report-screen.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import type { Route } from './+types/employer-dashboard-feed-report';

export const handle = { title: 'feeds:meta.report', namespaces: ['feeds', 'applications', 'job-fields', 'problems'] };

/** Nothing the loader answers depends on what is shown. */
export const shouldRevalidate = () => false;

export default function EmployerDashboardFeedReportPage({ params }: Route.ComponentProps) {
  return (
    <RequireSession role={['employer']}>
      <ReportScreen feedId={params.id} />
    </RequireSession>
  );
}
