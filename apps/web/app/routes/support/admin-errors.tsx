import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AdminPage } from '../../features/platform/admin-area/shared/admin-page.tsx';
import { CsvButton } from '../../features/platform/admin-area/shared/csv-button.tsx';
import { ErrorsScreen } from '../../features/support/error-reports/errors-screen.tsx';

export const handle = { title: 'error-reports:title', namespaces: ['error-reports', 'problems'] };

export default function AdminErrorsPage() {
  const { t } = useTranslation('error-reports');
  const [params] = useSearchParams();
  return (
    <AdminPage
      title={t('title')}
      lead={t('lead')}
      actions={<CsvButton path="/api/admin/error-reports/file" params={params} name="fehler" />}
    >
      <ErrorsScreen />
    </AdminPage>
  );
}
