import { useTranslation } from 'react-i18next';
import { $api } from '../../../session/queries.ts';
import { TabsNav } from '../../../ui/tabs-nav.tsx';

const PATHS = {
  pending: '/admin-dashboard/stellen',
  returned: '/admin-dashboard/stellen?liste=zurueckgegeben',
  all: '/admin-dashboard/stellen/alle',
};
const TABS = ['pending', 'returned', 'all'] as const;

export function JobTabs({ current }: { current: keyof typeof PATHS }) {
  const { t } = useTranslation('admin-jobs');
  const { data } = $api.useQuery('get', '/api/admin/pending-jobs', { params: { query: { pageSize: 1 } } });
  return (
    <TabsNav
      className="mb-5"
      label={t('tabs.label')}
      tabs={TABS.map((key) => ({
        to: PATHS[key],
        label: t(`tabs.${key}`),
        current: key === current,
        ...(data && { count: t('tabs.count', { count: data.counts[key] }) }),
      }))}
    />
  );
}
