import type { Report } from '@stellenvisite/contract/reports.schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { $api } from '../../../session/queries.ts';
import { REPORTS, useOtherReports } from './use-other-reports.ts';

const SHOWN = 4;
const DAY_MS = 86_400_000;
const daysSince = (at: string) => Math.max(0, Math.floor((Date.now() - new Date(at).getTime()) / DAY_MS));

/** The rest of the queue, with how long each has waited. */
export function OtherReports({ report }: { report: Report }) {
  const { t } = useTranslation('reports');
  const { others } = useOtherReports(report);
  const { data: waiting } = $api.useQuery('get', '/api/admin/waiting', {});
  const target = waiting?.items.find(({ queue }) => queue === 'reports')?.targetDays ?? Number.POSITIVE_INFINITY;
  if (others.length === 0) return null;
  return (
    <section className="adm-card" aria-labelledby="report-others">
      <header>
        <h2 id="report-others">{t('admin.others')}</h2>
      </header>
      <ul className="rp-others">
        {others.slice(0, SHOWN).map(({ id, reference, reason, target: { kind }, createdAt }) => {
          const days = daysSince(createdAt);
          return (
            <li key={id}>
              <Link to={`${REPORTS}/${id}`} data-late={days > target || undefined}>
                <b>{t(`reason.${reason}`)}</b>
                <small className="num">
                  {reference} · {t(`target.${kind}`)}
                </small>
                <span className="num">{t('admin.waits', { count: days })}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
