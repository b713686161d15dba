import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AdminPage } from '../features/admin-area/shared/admin-page.tsx';
import { CsvButton } from '../features/admin-area/shared/csv-button.tsx';
import { JobTabs } from '../features/admin-jobs/job-tabs.tsx';
import { JobsScreen } from '../features/admin-jobs/jobs-screen.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/admin-jobs';

export const handle = { namespaces: ['admin-jobs', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'admin-jobs');
  return {
    meta: pageMeta(context, {
      title: t('title'),
      description: t('lead'),
      path: '/admin-dashboard/stellen/alle',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

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
