import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AdminPage } from '../../features/platform/admin-area/shared/admin-page.tsx';
import { CsvButton } from '../../features/platform/admin-area/shared/csv-button.tsx';
import { ReportTable } from '../../features/support/reports/admin/report-table.tsx';

export const handle = { title: 'reports:admin.title', namespaces: ['reports', 'problems'] };

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
