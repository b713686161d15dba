import { useTranslation } from 'react-i18next';
import { PlanTabs } from '../../features/billing/admin/plan-tabs.tsx';
import { PricesScreen } from '../../features/billing/admin/prices-screen.tsx';
import { AdminPage } from '../../features/platform/admin-area/shared/admin-page.tsx';

export const handle = { title: 'admin-plans:tabs.prices', namespaces: ['admin-plans', 'problems'] };

export default function AdminPlansPage() {
  const { t } = useTranslation('admin-plans');
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <PlanTabs current="prices" />
      <PricesScreen />
    </AdminPage>
  );
}
