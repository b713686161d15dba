import { QuarantineScreen } from '../../features/feeds/quarantine/quarantine-screen.tsx';
import { RequireSession } from '../../session/require-session.tsx';

export const handle = {
  title: 'feeds:meta.quarantine',
  namespaces: ['feeds', 'applications', 'job-fields', 'problems'],
};

/** Nothing the loader answers depends on what is shown. */
export const shouldRevalidate = () => false;

export default function EmployerDashboardFeedQuarantinePage() {
  return (
    <RequireSession role={['employer']}>
      <QuarantineScreen />
    </RequireSession>
  );
}
