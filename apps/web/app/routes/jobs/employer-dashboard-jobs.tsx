import { JobsScreen } from '../../features/jobs/postings/list/jobs-screen.tsx';
import { JobsSkeleton } from '../../features/jobs/postings/list/jobs-skeleton.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import '../../features/jobs/postings/list/job-table.css';

export const handle = { title: 'own-jobs:title', namespaces: ['own-jobs', 'accounts', 'job-fields', 'problems'] };

/** Filters and pages change nothing of what the loader answers. */
export const shouldRevalidate = () => false;

export default function EmployerDashboardJobsPage() {
  return (
    <RequireSession role={['employer']} skeleton={<JobsSkeleton />}>
      <JobsScreen />
    </RequireSession>
  );
}
