import { formatDate, formatDateTime } from '@stellenvisite/contract/format-date';
import type { ReportDetails } from '@stellenvisite/contract/reports.schema';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';

type Step = { at: string; text: string; isAhead?: true };

/** What happened, and at its end by when an open appeal has to be decided. */
export function ReportTimeline({ report }: { report: ReportDetails }) {
  const { t } = useTranslation('reports');
  const { statement, appeals } = report;
  const steps: Step[] = [
    { at: report.createdAt, text: t('admin.step.received') },
    ...(report.receiptSentAt ? [{ at: report.receiptSentAt, text: t('admin.step.receipt') }] : []),
    ...(statement
      ? [{ at: statement.decidedAt, text: `${t('case.decision')}: ${t(`statement.measures.${statement.measure}`)}` }]
      : []),
    ...appeals.flatMap(({ side, createdAt, decision }) => [
      { at: createdAt, text: t(`admin.appealOf.${side}`) },
      ...(decision ? [{ at: decision.decidedAt, text: t(`case.outcome.${decision.outcome}`) }] : []),
    ]),
    ...appeals.flatMap(({ decision, decideBy }): Step[] =>
      decision ? [] : [{ at: decideBy, text: t('admin.step.deadline'), isAhead: true }],
    ),
  ];
  return (
    <Card as="section" aria-labelledby="report-steps">
      <h2 id="report-steps" className="mb-3 text-fs-4">
        {t('admin.timeline')}
      </h2>
      <ol className="grid gap-3 border-line border-l-2 pl-4">
        {steps.map(({ at, text, isAhead }) => (
          <li key={`${at} ${text}`} className={clsx(isAhead && 'text-ink-2')}>
            <time className="text-fs-8 text-ink-2" dateTime={at}>
              {isAhead ? formatDate(at) : formatDateTime(at)}
            </time>
            <br />
            {text}
          </li>
        ))}
      </ol>
    </Card>
  );
}
