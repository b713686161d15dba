import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AlertsScreen, AlertsSkeleton } from '../../features/seekers/alerts/alerts-screen.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import { LinkButton } from '../../ui/button.tsx';
import type { Route } from './+types/dashboard-alerts';

export const handle = { title: 'job-alerts:title', namespaces: ['job-alerts', 'accounts', 'job-fields', 'problems'] };

/** Renders the list, and under its own address one alert next to it. */
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
