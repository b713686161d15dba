import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { JobTabs } from '../../features/jobs/moderation/job-tabs.tsx';
import { ModerationScreen } from '../../features/jobs/postings/moderation/moderation-screen.tsx';
import type { AdminFrame } from '../../features/platform/admin-area/shared/admin-frame.ts';
import { AdminPage } from '../../features/platform/admin-area/shared/admin-page.tsx';
import '../../features/jobs/display/job-parts.css';

export const handle = {
  title: 'pending-jobs:title',
  namespaces: ['pending-jobs', 'admin-jobs', 'job-fields', 'job-postings', 'problems'],
  adminFrame: { slim: true } satisfies AdminFrame,
};

export default function AdminJobReviewsPage() {
  const { t } = useTranslation('pending-jobs');
  const [params] = useSearchParams();
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <JobTabs current={params.get('liste') === 'zurueckgegeben' ? 'returned' : 'pending'} />
      <ModerationScreen />
    </AdminPage>
  );
}
