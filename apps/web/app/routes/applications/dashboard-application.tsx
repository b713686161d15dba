import { useLocation, useNavigate } from 'react-router';
import { ApplicationDialog } from '../../features/applications/detail/application-dialog.tsx';
import type { Route } from './+types/dashboard-application';

/** Without a loader of its own: nothing has to be fetched from the server to open or close it. */
export default function DashboardApplicationPage({ params }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const close = () => {
    // Opened from the list, closing is the way back; who came by a link finds the list in its place.
    if (isFromList(state)) void navigate(-1);
    else void navigate({ pathname: '/dashboard/bewerbungen', search }, { replace: true, preventScrollReset: true });
  };
  return <ApplicationDialog id={params.id} onClose={close} />;
}

const isFromList = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isFromList' in state;
