import { useTranslation } from 'react-i18next';
import { SavedSearchList } from '../features/saved-searches/saved-search-list.tsx';
import { SearchesSkeleton } from '../features/saved-searches/searches-skeleton.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import type { Route } from './+types/dashboard-searches';

export const handle = { namespaces: ['saved-searches', 'accounts', 'job-fields', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'saved-searches');
  return {
    meta: pageMeta(context, {
      title: t('title'),
      description: t('lead'),
      path: '/dashboard/suchen',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function DashboardSearchesPage() {
  const { t } = useTranslation('saved-searches');
  return (
    <>
      <header className="area-head">
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
      </header>
      <RequireSession role={['job_seeker']} skeleton={<SearchesSkeleton rows={3} />}>
        <SavedSearchList />
      </RequireSession>
    </>
  );
}
