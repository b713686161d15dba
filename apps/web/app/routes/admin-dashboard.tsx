import { useTranslation } from 'react-i18next';
import { AdminPage } from '../features/admin-area/shared/admin-page.tsx';
import { OverviewDay } from '../features/admin-overview/overview-day.tsx';
import { BeginLink, OverviewScreen } from '../features/admin-overview/overview-screen.tsx';
import { OverviewFigures } from '../features/admins/overview-figures.tsx';
import { OpenReports } from '../features/reports/open-reports.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import '../features/admin-overview/admin-overview.css';
import type { Route } from './+types/admin-dashboard';

export const handle = { namespaces: ['admins', 'admin-overview', 'job-fields', 'reports', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'admins');
  return {
    meta: pageMeta(context, {
      title: t('overview.meta.title'),
      description: t('overview.meta.description'),
      path: '/admin-dashboard',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function AdminDashboardPage() {
  const { t } = useTranslation('admins');
  return (
    <AdminPage title={t('overview.waiting')} eyebrow={<OverviewDay />} actions={<BeginLink />}>
      <OverviewScreen />
      <div className="mt-5 grid gap-5">
        <OverviewFigures />
        <OpenReports />
      </div>
    </AdminPage>
  );
}
