import { useTranslation } from 'react-i18next';
import { TabsNav } from '../../../ui/tabs-nav.tsx';

export const ADMIN_PLAN_PATHS = {
  prices: '/admin-dashboard/plaene',
  subscriptions: '/admin-dashboard/plaene/buchungen',
  invoices: '/admin-dashboard/plaene/rechnungen',
};

export function PlanTabs({ current }: { current: keyof typeof ADMIN_PLAN_PATHS }) {
  const { t } = useTranslation('admin-plans');
  return (
    <TabsNav
      className="mb-5"
      label={t('tabs.label')}
      tabs={(['prices', 'subscriptions', 'invoices'] as const).map((key) => ({
        to: ADMIN_PLAN_PATHS[key],
        label: t(`tabs.${key}`),
        current: key === current,
      }))}
    />
  );
}
