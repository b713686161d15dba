import { AddressScreen } from '../../features/feeds/setup/address-screen.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import type { Route } from './+types/employer-dashboard-feed-address';

export const handle = { title: 'feeds:meta.new', namespaces: ['feeds', 'applications', 'problems'] };

/** Nothing the loader answers depends on what is shown. */
export const shouldRevalidate = () => false;

export default function EmployerDashboardFeedAddressPage({ params }: Route.ComponentProps) {
  return (
    <RequireSession role={['employer']}>
      <AddressScreen feedId={params.id} />
    </RequireSession>
  );
}
