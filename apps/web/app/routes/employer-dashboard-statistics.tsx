import { useTranslation } from 'react-i18next';
import { StatisticsScreen, StatisticsSkeleton } from '../features/statistics/statistics-screen.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import '../features/statistics/statistics.css';
import type { Route } from './+types/employer-dashboard-statistics';

export const handle = { namespaces: ['statistics', 'applications', 'job-fields', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'statistics');
  return {
    meta: pageMeta(context, {
      title: t('title'),
      description: t('lead'),
      path: '/employer-dashboard/statistik',
      isIndexed: false,
    }),
  };
}

/** What is chosen changes nothing of what the loader answers. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function EmployerDashboardStatisticsPage() {
  const { t } = useTranslation('statistics');
  return (
    <>
      <header className="area-head">
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
      </header>
      <RequireSession role={['employer']} skeleton={<StatisticsSkeleton />}>
        <StatisticsScreen />
      </RequireSession>
    </>
  );
}
