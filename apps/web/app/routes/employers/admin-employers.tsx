import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmployersScreen } from '../../features/employers/moderation/employers-screen.tsx';
import { LinkRequests } from '../../features/identity/accounts/dashboard/link-requests.tsx';
import { AdminPage } from '../../features/platform/admin-area/shared/admin-page.tsx';
import { CsvButton } from '../../features/platform/admin-area/shared/csv-button.tsx';

export const handle = { title: 'admin-employers:title', namespaces: ['admin-employers', 'accounts', 'problems'] };

export default function AdminEmployersPage() {
  const { t } = useTranslation('admin-employers');
  const [params] = useSearchParams();
  return (
    <AdminPage
      title={t('title')}
      lead={t('lead')}
      actions={<CsvButton path="/api/admin/employers/file" params={params} name="arbeitgeber" />}
    >
      <div className="mb-5">
        <LinkRequests />
      </div>
      <EmployersScreen />
    </AdminPage>
  );
}
