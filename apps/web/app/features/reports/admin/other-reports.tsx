import type { Report } from '@stellenvisite/contract/reports.schema';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { REPORTS, useOtherReports } from './use-other-reports.ts';

const SHOWN = 4;
const DAY_MS = 86_400_000;
const daysSince = (at: string) => Math.max(0, Math.floor((Date.now() - new Date(at).getTime()) / DAY_MS));

/** The rest of the queue, with how long each has waited. */
export function OtherReports({ report }: { report: Report }) {
  const { t } = useTranslation('reports');
  const { others } = useOtherReports(report);
  if (others.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="report-others">
      <h2 id="report-others" className="mb-3 text-fs-4">
        {t('admin.others')}
      </h2>
      <ul className="grid">
        {others.slice(0, SHOWN).map(({ id, reference, reason, target, createdAt }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 border-line border-t py-2.5"
          >
            <TextLink to={`${REPORTS}/${id}`}>{t(`reason.${reason}`)}</TextLink>
            <span className="num text-fs-8 text-ink-2">{t('admin.waits', { count: daysSince(createdAt) })}</span>
            <small className="num text-fs-8 text-ink-2">
              {reference} · {t(`target.${target.kind}`)}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
