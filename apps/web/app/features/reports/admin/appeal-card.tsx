import { formatDateTime } from '@stellenvisite/contract/format-date';
import type { ReportDetails } from '@stellenvisite/contract/reports.schema';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ReportFacts } from './report-facts.tsx';

/** What one side said against a decision, and what came of it. */
export function AppealCard({ appeal }: { appeal: ReportDetails['appeals'][number] }) {
  const { t } = useTranslation('reports');
  const id = useId();
  const { side, text, createdAt, decision, decidedBy } = appeal;
  return (
    <section className="adm-card" aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{t(`admin.appealOf.${side}`)}</h2>
          <p>{t('case.appealed', { date: formatDateTime(createdAt) })}</p>
        </div>
      </header>
      <ReportFacts
        facts={[
          { id: 'said', term: t(`admin.writes.${side}`), text },
          ...(decision
            ? [
                {
                  id: 'decision',
                  term: t('admin.stage.decision'),
                  text: `${t(`case.outcome.${decision.outcome}`)} ${decision.reasons} (${decidedBy})`,
                },
              ]
            : []),
        ]}
      />
    </section>
  );
}
