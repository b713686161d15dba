import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import type { ReportDetails } from '@stellenvisite/contract/support/reports.schema';
import { clsx } from 'clsx';
import { CircleCheck, FileText } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '../../../../session/use-download.ts';
import type { Fact } from '../../../../ui/fact-list.tsx';
import { StateBadge } from '../../../platform/admin-area/shared/state-badge.tsx';
import { useStatementFacts } from '../use-statement-facts.ts';

type StatementCardProps = { report: ReportDetails; statement: NonNullable<ReportDetails['statement']> };

/** Shows the decision as the affected side reads it, and as a document. */
export function StatementCard({ report, statement }: StatementCardProps) {
  const { t } = useTranslation('reports', { keyPrefix: 'admin' });
  const factsOf = useStatementFacts();
  const { isBusy, download } = useDownload();
  const load = () => download(`/api/admin/reports/${report.id}/statement`, `${report.reference}.pdf`);
  return (
    <section className="adm-card" aria-labelledby="report-statement">
      <header>
        <div>
          <h2 id="report-statement">{t('statement')}</h2>
          <p>{t('statementLead', { name: statement.decidedBy })}</p>
        </div>
        <StateBadge tone="ok" icon={CircleCheck}>
          {t('complete')}
        </StateBadge>
      </header>
      <ReportFacts facts={factsOf(statement).filter(({ id }) => id !== 'decided')} />
      <footer className="adm-foot">
        <span className="num">{t('statementSent', { date: formatDateTime(statement.decidedAt) })}</span>
        <button type="button" className="adm-text" disabled={isBusy} onClick={load}>
          <FileText size={16} />
          {t('pdf')}
        </button>
      </footer>
    </section>
  );
}

/** Shows the appeal of one side against a decision, and its outcome. */
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

/** Terms in grey, what they say next to them, within a card. */
export function ReportFacts({ facts, isNarrow }: { facts: readonly Fact[]; isNarrow?: boolean }) {
  return (
    <dl className="px-5 text-fs-8 leading-[1.45] max-md:px-gutter">
      {facts.map(({ id, term, text }) => (
        <div
          key={id}
          className={clsx(
            'grid gap-y-0.5 border-line border-t py-3 md:gap-y-0',
            isNarrow
              ? 'md:grid-cols-[8.5rem_minmax(0,1fr)] md:gap-x-4'
              : 'md:grid-cols-[10rem_minmax(0,1fr)] md:gap-x-6',
          )}
        >
          <dt className="text-ink-2">{term}</dt>
          <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
