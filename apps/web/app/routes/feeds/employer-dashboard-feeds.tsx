import { FeedsScreen } from '../../features/feeds/list/feeds-screen.tsx';
import { RequireSession } from '../../session/require-session.tsx';

export const handle = { title: 'feeds:title', namespaces: ['feeds', 'applications', 'problems'] };

/** Nothing the loader answers depends on what is shown. */
export const shouldRevalidate = () => false;

export default function EmployerDashboardFeedsPage() {
  return (
    <RequireSession role={['employer']}>
      <FeedsScreen />
    </RequireSession>
  );
}
