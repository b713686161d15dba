import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AdminPage } from '../features/admin-area/shared/admin-page.tsx';
import { CsvButton } from '../features/admin-area/shared/csv-button.tsx';
import { LogTabs } from '../features/admin-log/log-tabs.tsx';
import { EventLog } from '../features/admins/event-log.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/admin-log-events';

export const handle = { namespaces: ['admins', 'admin-log', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'admins');
  return {
    meta: pageMeta(context, {
      title: t('log.meta.title'),
      description: t('log.meta.description'),
      path: '/admin-dashboard/protokoll/konten',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

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
