import { ApplicationDetail } from '../../features/applications/received/detail/application-detail.tsx';
import { useApplicationsOutlet } from '../../features/applications/received/shared/applications-outlet.ts';
import '../../features/applications/received/detail/detail.css';
import type { Route } from './+types/employer-dashboard-application';

export const handle = { employerPage: { ownBar: true } };

/** Without a loader of its own: nothing has to be fetched from the server to open or close it. */
export default function EmployerDashboardApplicationPage({ params }: Route.ComponentProps) {
  const outlet = useApplicationsOutlet();
  return <ApplicationDetail key={params.id} id={params.id} outlet={outlet} />;
}
