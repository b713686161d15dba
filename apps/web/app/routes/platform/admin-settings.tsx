import { useTranslation } from 'react-i18next';
import { AdminPage } from '../../features/platform/admin-area/shared/admin-page.tsx';
import { SettingsScreen } from '../../features/platform/settings/settings-screen.tsx';

export const handle = { title: 'operator-settings:title', namespaces: ['operator-settings', 'problems'] };

export default function AdminSettingsPage() {
  const { t } = useTranslation('operator-settings');
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <SettingsScreen />
    </AdminPage>
  );
}
