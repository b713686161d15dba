import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { UsersScreen } from '../../features/identity/users/users-screen.tsx';
import { AdminPage } from '../../features/platform/admin-area/shared/admin-page.tsx';
import { CsvButton } from '../../features/platform/admin-area/shared/csv-button.tsx';

export const handle = { title: 'admin-users:title', namespaces: ['admin-users', 'problems'] };

export default function AdminUsersPage() {
  const { t } = useTranslation('admin-users');
  const [params] = useSearchParams();
  return (
    <AdminPage
      title={t('title')}
      lead={t('lead')}
      actions={<CsvButton path="/api/admin/users/file" params={params} name="nutzer" />}
    >
      <UsersScreen />
    </AdminPage>
  );
}
