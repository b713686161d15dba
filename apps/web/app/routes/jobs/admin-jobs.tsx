import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { JobTabs } from '../../features/jobs/moderation/job-tabs.tsx';
import { JobsScreen } from '../../features/jobs/moderation/jobs-screen.tsx';
import { AdminPage } from '../../features/platform/admin-area/shared/admin-page.tsx';
import { CsvButton } from '../../features/platform/admin-area/shared/csv-button.tsx';

export const handle = { title: 'admin-jobs:title', namespaces: ['admin-jobs', 'problems'] };

export default function AdminJobsPage() {
  const { t } = useTranslation('admin-jobs');
  const [params] = useSearchParams();
  return (
    <AdminPage
      title={t('title')}
      lead={t('lead')}
      actions={<CsvButton path="/api/admin/jobs/file" params={params} name="stellen" />}
    >
      <JobTabs current="all" />
      <JobsScreen />
    </AdminPage>
  );
}
