import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AdminPage } from '../features/admin-area/shared/admin-page.tsx';
import { CsvButton } from '../features/admin-area/shared/csv-button.tsx';
import { ActLog } from '../features/admin-log/act-log.tsx';
import { LogTabs } from '../features/admin-log/log-tabs.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import '../features/admin-log/admin-log.css';
import type { Route } from './+types/admin-log';

export const handle = { namespaces: ['admin-log', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'admin-log');
  return {
    meta: pageMeta(context, {
      title: t('title'),
      description: t('meta'),
      path: '/admin-dashboard/protokoll',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

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
