import { formatDate } from '@stellenvisite/contract/format-date';
import type { ReportDetails } from '@stellenvisite/contract/reports.schema';
import { Check, Circle, Gavel, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Receipt, decision, appeal: what is done, and where the case stands. */
export function ReportStages({ report }: { report: ReportDetails }) {
  const { t } = useTranslation('reports', { keyPrefix: 'admin' });
  const { t: all } = useTranslation('reports');
  const { statement, status, createdAt } = report;
  const appeal = report.appeals.find(({ decision }) => !decision) ?? report.appeals.at(-1);
  const stages = [
    { key: 'received', icon: Check, text: formatDate(createdAt), isCurrent: false, isAhead: false },
    {
      key: 'decision',
      icon: statement ? Check : Gavel,
      text: statement
        ? t('stage.decisionAt', {
            date: formatDate(statement.decidedAt),
            measure: all(`statement.measures.${statement.measure}`),
          })
        : t('stage.open'),
      isCurrent: status === 'open',
      isAhead: false,
    },
    {
      key: 'appeal',
      icon: appeal?.decision ? Check : appeal ? Scale : Circle,
      text: appealText(),
      isCurrent: status === 'appealed',
      isAhead: !appeal,
    },
  ];
  function appealText(): string {
    if (!appeal) return t('stage.none');
    const { decision } = appeal;
    if (!decision) return t('stage.since', { date: formatDate(appeal.createdAt) });
    return t('stage.done', { date: formatDate(decision.decidedAt), outcome: t(`outcome.${decision.outcome}`) });
  }
  return (
    <ol className="rp-stages" aria-label={t('stages')}>
      {stages.map(({ key, icon: Icon, text, isCurrent, isAhead }) => (
        <li key={key} aria-current={isCurrent ? 'step' : undefined} data-ahead={isAhead || undefined}>
          <i aria-hidden="true">
            <Icon size={16} />
          </i>
          <b>{t(`stage.${key}`)}</b>
          <span className="num">{text}</span>
        </li>
      ))}
    </ol>
  );
}
