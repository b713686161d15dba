import type { Applications } from '@stellenvisite/contract/applications.schema';
import { useTranslation } from 'react-i18next';
import { MoreLink } from '../../../ui/text-link.tsx';
import { ApplicationTable } from '../list/application-table.tsx';

type LatestApplicationsProps = { applications: Applications; asOf: string };

/** What changed last, on the weeks. */
export function LatestApplications({ applications, asOf }: LatestApplicationsProps) {
  const { t } = useTranslation('applications');
  return (
    <section aria-labelledby="latest-applications" className="ap-latest">
      <div className="dash-head">
        <h2 id="latest-applications">{t('list.heading')}</h2>
        <MoreLink to="/dashboard/bewerbungen">{t('overview.all', { count: applications.counts.all })}</MoreLink>
      </div>
      <ApplicationTable items={applications.items} asOf={asOf} />
    </section>
  );
}
