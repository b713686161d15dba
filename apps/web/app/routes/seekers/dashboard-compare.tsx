import { CompareScreen, CompareSkeleton } from '../../features/seekers/comparison/compare-screen.tsx';
import { RequireSession } from '../../session/require-session.tsx';

export const handle = {
  title: 'comparison:title',
  namespaces: ['comparison', 'accounts', 'applications', 'bookmarks', 'job-fields', 'problems'],
};

export default function DashboardComparePage() {
  return (
    <RequireSession role={['job_seeker']} skeleton={<CompareSkeleton />}>
      <CompareScreen />
    </RequireSession>
  );
}
