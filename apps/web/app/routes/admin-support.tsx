import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AdminPage } from '../features/admin-area/shared/admin-page.tsx';
import { CsvButton } from '../features/admin-area/shared/csv-button.tsx';
import { CannedAnswers } from '../features/support-tickets/admin/canned-answers.tsx';
import { TicketTable } from '../features/support-tickets/admin/ticket-table.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/admin-support';

export const handle = { namespaces: ['support-tickets', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'support-tickets');
  return {
    meta: pageMeta(context, {
      title: t('admin.title'),
      description: t('admin.lead'),
      path: '/admin-dashboard/support',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function AdminSupportPage() {
  const { t } = useTranslation('support-tickets');
  const [params] = useSearchParams();
  return (
    <AdminPage
      title={t('admin.title')}
      lead={t('admin.lead')}
      actions={<CsvButton path="/api/admin/support-tickets/file" params={params} name="anfragen" />}
    >
      <TicketTable />
      <CannedAnswers />
    </AdminPage>
  );
}
