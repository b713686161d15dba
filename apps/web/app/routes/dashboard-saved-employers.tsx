import { BookmarksHead } from '../features/bookmarks/bookmarks-head.tsx';
import { SavedEmployers } from '../features/bookmarks/saved-employers.tsx';
import { SavedSkeleton } from '../features/bookmarks/saved-skeleton.tsx';
import { HiddenLine } from '../features/hidden-employers/shared/hidden-line.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import '../features/bookmarks/bookmarks.css';
import type { Route } from './+types/dashboard-saved-employers';

export const handle = { namespaces: ['bookmarks', 'hidden-employers', 'accounts', 'job-fields', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'bookmarks');
  return {
    meta: pageMeta(context, {
      title: t('title.employer'),
      description: t('lead'),
      path: '/dashboard/merkliste/arbeitgeber',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function DashboardSavedEmployersPage() {
  return (
    <>
      <BookmarksHead kind="employer" />
      <RequireSession role={['job_seeker']} skeleton={<SavedSkeleton kind="employer" />}>
        <SavedEmployers />
        <HiddenLine />
      </RequireSession>
    </>
  );
}
