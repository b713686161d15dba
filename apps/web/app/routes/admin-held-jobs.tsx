import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { AdminFrame } from '../features/admin-area/shared/admin-frame.ts';
import { AdminPage } from '../features/admin-area/shared/admin-page.tsx';
import { JobTabs } from '../features/admin-jobs/job-tabs.tsx';
import { ModerationScreen } from '../features/job-postings/held/moderation-screen.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import '../features/jobs/shared/job-parts.css';
import '../features/job-postings/held/moderation.css';
import type { Route } from './+types/admin-held-jobs';

export const handle = {
  namespaces: ['held-jobs', 'admin-jobs', 'job-fields', 'job-postings', 'problems'],
  adminFrame: { slim: true } satisfies AdminFrame,
};

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'held-jobs');
  return {
    meta: pageMeta(context, {
      title: t('title'),
      description: t('lead'),
      path: '/admin-dashboard/stellen',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function AdminHeldJobsPage() {
  const { t } = useTranslation('held-jobs');
  const [params] = useSearchParams();
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <JobTabs current={params.get('liste') === 'zurueckgegeben' ? 'returned' : 'held'} />
      <ModerationScreen />
    </AdminPage>
  );
}
