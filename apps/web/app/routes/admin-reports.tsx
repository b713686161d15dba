import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AdminPage } from '../features/admin-area/shared/admin-page.tsx';
import { CsvButton } from '../features/admin-area/shared/csv-button.tsx';
import { ReportTable } from '../features/reports/admin/report-table.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/admin-reports';

export const handle = { namespaces: ['reports', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'reports');
  return {
    meta: pageMeta(context, {
      title: t('admin.title'),
      description: t('admin.lead'),
      path: '/admin-dashboard/meldungen',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function AdminReportsPage() {
  const { t } = useTranslation('reports');
  const [params] = useSearchParams();
  return (
    <AdminPage
      title={t('admin.title')}
      lead={t('admin.lead')}
      actions={<CsvButton path="/api/admin/reports/file" params={params} name="reports" />}
    >
      <ReportTable />
    </AdminPage>
  );
}
