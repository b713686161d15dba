import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AdminPage } from '../features/admin-area/shared/admin-page.tsx';
import { CsvButton } from '../features/admin-area/shared/csv-button.tsx';
import { AgreeButton } from '../features/admin-plans/agree-button.tsx';
import { PlanTabs } from '../features/admin-plans/plan-tabs.tsx';
import { SubscriptionsScreen } from '../features/admin-plans/subscriptions-screen.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import '../features/admin-plans/admin-plans.css';
import type { Route } from './+types/admin-subscriptions';

export const handle = { namespaces: ['admin-plans', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'admin-plans');
  return {
    meta: pageMeta(context, {
      title: t('tabs.subscriptions'),
      description: t('lead'),
      path: '/admin-dashboard/plaene/buchungen',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function AdminSubscriptionsPage() {
  const { t } = useTranslation('admin-plans');
  const [params] = useSearchParams();
  return (
    <AdminPage
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <CsvButton path="/api/admin/subscriptions/file" params={params} name="buchungen" />
          <AgreeButton />
        </>
      }
    >
      <PlanTabs current="subscriptions" />
      <SubscriptionsScreen />
    </AdminPage>
  );
}
