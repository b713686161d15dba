import { APPLICATION_TABS, type ApplicationTab } from '@stellenvisite/contract/applications';
import type { ApplicationCounts } from '@stellenvisite/contract/applications.schema';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { TabsNav } from '../../../ui/tabs-nav.tsx';

const PATH = '/dashboard/bewerbungen';

/** Tab and page are in the address. */
export function useApplicationsAddress() {
  const [params] = useSearchParams();
  const tab = APPLICATION_TABS.find((each) => each === params.get('tab')) ?? 'all';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const to = (next: ApplicationTab, nextPage = 1) => {
    const search = new URLSearchParams();
    if (next !== 'all') search.set('tab', next);
    if (nextPage > 1) search.set('page', String(nextPage));
    return { pathname: PATH, search: search.toString() };
  };
  return { tab, page, to, toPage: (nextPage: number) => to(tab, nextPage) };
}

export function ApplicationTabs({ counts }: { counts: ApplicationCounts | undefined }) {
  const { t } = useTranslation('applications');
  const { tab: current, to } = useApplicationsAddress();
  return (
    <TabsNav
      label={t('list.heading')}
      tabs={APPLICATION_TABS.map((tab) => ({
        to: to(tab),
        label: t(`list.tab.${tab}`),
        current: tab === current,
        ...(counts && { count: counts[tab] }),
      }))}
    />
  );
}
