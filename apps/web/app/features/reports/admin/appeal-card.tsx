import { formatDate, formatDateTime } from '@stellenvisite/contract/format-date';
import type { ReportDetails } from '@stellenvisite/contract/reports.schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';

type AppealCardProps = {
  appeal: ReportDetails['appeals'][number];
  /** The form that decides it. */
  children?: ReactNode;
};

/** What one side says against a decision, and what came of it. */
export function AppealCard({ appeal, children }: AppealCardProps) {
  const { t } = useTranslation('reports');
  const { side, text, createdAt, decideBy, decision, decidedBy } = appeal;
  return (
    <Card as="section">
      <h2 className="mb-2 text-fs-4">{t(`admin.appealOf.${side}`)}</h2>
      <p className="text-fs-8 text-ink-2">
        {t('case.appealed', { date: formatDateTime(createdAt) })}{' '}
        {!decision && t('case.decideBy', { date: formatDate(decideBy) })}
      </p>
      <blockquote className="my-3 border-line border-l-4 pl-3 whitespace-pre-line">{text}</blockquote>
      {decision && (
        <p>
          <b>{t(`case.outcome.${decision.outcome}`)}</b> {decision.reasons} ({decidedBy})
        </p>
      )}
      {children}
    </Card>
  );
}
