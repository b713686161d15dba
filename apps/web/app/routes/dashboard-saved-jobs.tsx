import { BookmarksHead } from '../features/bookmarks/bookmarks-head.tsx';
import { SavedJobs } from '../features/bookmarks/saved-jobs.tsx';
import { SavedSkeleton } from '../features/bookmarks/saved-skeleton.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import '../features/bookmarks/bookmarks.css';
import type { Route } from './+types/dashboard-saved-jobs';

export const handle = { namespaces: ['bookmarks', 'accounts', 'job-fields', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'bookmarks');
  return {
    meta: pageMeta(context, {
      title: t('title.job'),
      description: t('lead'),
      path: '/dashboard/merkliste',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function DashboardSavedJobsPage() {
  return (
    <>
      <BookmarksHead kind="job" />
      <RequireSession role={['job_seeker']} skeleton={<SavedSkeleton kind="job" />}>
        <SavedJobs />
      </RequireSession>
    </>
  );
}
