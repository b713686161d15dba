import { useTranslation } from 'react-i18next';
import { OwnJobs } from '../features/own-jobs/own-jobs.tsx';
import { OwnJobsSkeleton } from '../features/own-jobs/own-jobs-skeleton.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import type { Route } from './+types/employer-dashboard-jobs';

export const handle = { namespaces: ['own-jobs', 'accounts', 'job-fields', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'own-jobs');
  return {
    meta: pageMeta(context, {
      title: t('title'),
      description: t('lead'),
      path: '/employer-dashboard/stellen',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function EmployerDashboardJobsPage() {
  const { t } = useTranslation('own-jobs');
  return (
    <>
      <header className="area-head">
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
      </header>
      <RequireSession role={['employer']} skeleton={<OwnJobsSkeleton />}>
        <OwnJobs />
      </RequireSession>
    </>
  );
}
