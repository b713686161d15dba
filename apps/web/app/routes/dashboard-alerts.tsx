import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AlertsScreen } from '../features/job-alerts/alerts-screen.tsx';
import { AlertsSkeleton } from '../features/job-alerts/alerts-skeleton.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import { LinkButton } from '../ui/button.tsx';
import '../features/job-alerts/job-alerts.css';
import type { Route } from './+types/dashboard-alerts';

export const handle = { namespaces: ['job-alerts', 'accounts', 'job-fields', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'job-alerts');
  return {
    meta: pageMeta(context, {
      title: t('title'),
      description: t('lead'),
      path: '/dashboard/suchauftraege',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

/** The list, and under its own address one alert beside it. */
export default function DashboardAlertsPage({ params }: Route.ComponentProps) {
  const { t } = useTranslation('job-alerts');
  return (
    <>
      <header className="area-head">
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        <LinkButton to="/jobs" icon={<Plus size={20} />}>
          {t('make')}
        </LinkButton>
      </header>
      <RequireSession role={['job_seeker']} skeleton={<AlertsSkeleton />}>
        <AlertsScreen openId={params.id} />
      </RequireSession>
    </>
  );
}
