import { useTranslation } from 'react-i18next';
import { AdminPage } from '../features/admin-area/shared/admin-page.tsx';
import { PlanTabs } from '../features/admin-plans/plan-tabs.tsx';
import { PricesScreen } from '../features/admin-plans/prices-screen.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import '../features/admin-plans/admin-plans.css';
import type { Route } from './+types/admin-plans';

export const handle = { namespaces: ['admin-plans', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'admin-plans');
  return {
    meta: pageMeta(context, {
      title: t('tabs.prices'),
      description: t('lead'),
      path: '/admin-dashboard/plaene',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function AdminPlansPage() {
  const { t } = useTranslation('admin-plans');
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <PlanTabs current="prices" />
      <PricesScreen />
    </AdminPage>
  );
}
