import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AdminPage } from '../features/admin-area/shared/admin-page.tsx';
import { CsvButton } from '../features/admin-area/shared/csv-button.tsx';
import { ArchiveButton } from '../features/admin-plans/archive-button.tsx';
import { InvoicesScreen } from '../features/admin-plans/invoices-screen.tsx';
import { PlanTabs } from '../features/admin-plans/plan-tabs.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import '../features/admin-plans/admin-plans.css';
import type { Route } from './+types/admin-invoices';

export const handle = { namespaces: ['admin-plans', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'admin-plans');
  return {
    meta: pageMeta(context, {
      title: t('tabs.invoices'),
      description: t('lead'),
      path: '/admin-dashboard/plaene/rechnungen',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function AdminInvoicesPage() {
  const { t } = useTranslation('admin-plans');
  const [params] = useSearchParams();
  return (
    <AdminPage
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <ArchiveButton />
          <CsvButton path="/api/admin/invoices/file" params={params} name="rechnungen" />
        </>
      }
    >
      <PlanTabs current="invoices" />
      <InvoicesScreen />
    </AdminPage>
  );
}
