import { formatDateTime } from '@stellenvisite/contract/format-date';
import type { ReportDetails } from '@stellenvisite/contract/reports.schema';
import { CircleCheck, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '../../../session/use-download.ts';
import { StateBadge } from '../../admin-area/shared/state-badge.tsx';
import { useStatementFacts } from '../use-statement-facts.ts';
import { ReportFacts } from './report-facts.tsx';

type StatementCardProps = { report: ReportDetails; statement: NonNullable<ReportDetails['statement']> };

/** What the affected side was told, and the same as a document. */
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
