import { useTranslation } from 'react-i18next';
import { TabsNav } from '../../../ui/tabs-nav.tsx';

const PATHS = { acts: '/admin-dashboard/protokoll', events: '/admin-dashboard/protokoll/konten' };

/** Switches between the actions of administrators and the account events. */
export function LogTabs({ current }: { current: keyof typeof PATHS }) {
  const { t } = useTranslation('admin-log');
  return (
    <TabsNav
      className="mb-5"
      label={t('tabs.label')}
      tabs={(['acts', 'events'] as const).map((key) => ({
        to: PATHS[key],
        label: t(`tabs.${key}`),
        current: key === current,
      }))}
    />
  );
}
