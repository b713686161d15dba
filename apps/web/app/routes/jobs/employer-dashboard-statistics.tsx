import { useTranslation } from 'react-i18next';
import { StatisticsScreen, StatisticsSkeleton } from '../../features/jobs/statistics/statistics-screen.tsx';
import { RequireSession } from '../../session/require-session.tsx';

export const handle = {
  title: 'statistics:title',
  namespaces: ['statistics', 'applications', 'job-fields', 'problems'],
};

/** Prevents a new run of the loader: its answer does not depend on the choices in the address. */
export const shouldRevalidate = () => false;

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
