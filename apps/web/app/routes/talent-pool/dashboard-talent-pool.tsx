import { OwnPool, OwnPoolSkeleton } from '../../features/talent-pool/seeker/own-pool.tsx';
import { RequireSession } from '../../session/require-session.tsx';

export const handle = {
  title: 'talent-pool:title',
  namespaces: ['talent-pool', 'talent-pool-preview', 'job-fields', 'seeker-profiles', 'reports', 'problems'],
};

export default function DashboardTalentPoolPage() {
  return (
    <RequireSession role={['job_seeker']} skeleton={<OwnPoolSkeleton />}>
      <OwnPool />
    </RequireSession>
  );
}
