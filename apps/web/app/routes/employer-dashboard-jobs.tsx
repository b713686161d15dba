import { JobsScreen } from '../features/job-postings/list/jobs-screen.tsx';
import { JobsSkeleton } from '../features/job-postings/list/jobs-skeleton.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import '../features/job-postings/list/job-list.css';
import type { Route } from './+types/employer-dashboard-jobs';

export const handle = { namespaces: ['own-jobs', 'accounts', 'job-fields', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'own-jobs');
  return {
    meta: pageMeta(context, {
      title: t('title'),
      description: t('description'),
      path: '/employer-dashboard/stellen',
      isIndexed: false,
    }),
  };
}

/** Filters and pages change nothing of what the loader answers. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function EmployerDashboardJobsPage() {
  return (
    <RequireSession role={['employer']} skeleton={<JobsSkeleton />}>
      <JobsScreen />
    </RequireSession>
  );
}
