import type { Report } from '@stellenvisite/contract/reports.schema';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button.tsx';
import { REPORTS, useOtherReports } from './use-other-reports.ts';

/** Leaves this report as it is and opens the next; missing where it is the last. */
export function LaterLink({ report }: { report: Report }) {
  const { t } = useTranslation('reports');
  const { next } = useOtherReports(report);
  if (!next) return null;
  return (
    <LinkButton variant="secondary" to={`${REPORTS}/${next.id}`}>
      {t('admin.later')}
    </LinkButton>
  );
}
