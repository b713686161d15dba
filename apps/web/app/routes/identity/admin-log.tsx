import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ActLog } from '../../features/identity/audit/act-log.tsx';
import { LogTabs } from '../../features/identity/audit/log-tabs.tsx';
import { AdminPage } from '../../features/platform/admin-area/shared/admin-page.tsx';
import { CsvButton } from '../../features/platform/admin-area/shared/csv-button.tsx';

export const handle = { title: 'admin-log:title', namespaces: ['admin-log', 'problems'] };

export default function AdminLogPage() {
  const { t } = useTranslation('admin-log');
  const [params] = useSearchParams();
  return (
    <AdminPage
      title={t('title')}
      lead={t('lead')}
      actions={<CsvButton path="/api/admin/acts/file" params={params} name="protokoll" />}
    >
      <LogTabs current="acts" />
      <ActLog />
    </AdminPage>
  );
}
