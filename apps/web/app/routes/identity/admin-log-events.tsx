import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EventLog } from '../../features/identity/admins/event-log.tsx';
import { LogTabs } from '../../features/identity/audit/log-tabs.tsx';
import { AdminPage } from '../../features/platform/admin-area/shared/admin-page.tsx';
import { CsvButton } from '../../features/platform/admin-area/shared/csv-button.tsx';

export const handle = { title: 'admins:log.meta.title', namespaces: ['admins', 'admin-log', 'problems'] };

export default function AdminLogEventsPage() {
  const { t } = useTranslation('admins');
  const [params] = useSearchParams();
  return (
    <AdminPage
      title={t('log.title')}
      lead={t('log.lead')}
      actions={<CsvButton path="/api/admin/events/file" params={params} name="konten" />}
    >
      <LogTabs current="events" />
      <EventLog />
    </AdminPage>
  );
}
