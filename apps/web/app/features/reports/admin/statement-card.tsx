import { formatDateTime } from '@stellenvisite/contract/format-date';
import type { ReportDetails } from '@stellenvisite/contract/reports.schema';
import { CircleCheck, FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { downloadFile } from '../../../session/download-file.ts';
import { toast } from '../../../ui/toast.ts';
import { StateBadge } from '../../admin-area/shared/state-badge.tsx';
import { useStatementFacts } from '../use-statement-facts.ts';
import { ReportFacts } from './report-facts.tsx';

type StatementCardProps = { report: ReportDetails; statement: NonNullable<ReportDetails['statement']> };

/** What the affected side was told, and the same as a document. */
export function StatementCard({ report, statement }: StatementCardProps) {
  const { t } = useTranslation('reports', { keyPrefix: 'admin' });
  const factsOf = useStatementFacts();
  const errorText = useErrorText();
  const [isLoading, setIsLoading] = useState(false);
  const download = async () => {
    setIsLoading(true);
    try {
      await downloadFile(`/api/admin/reports/${report.id}/statement`, `${report.reference}.pdf`);
    } catch (error) {
      void toast(errorText(error), { tone: 'bad' });
    } finally {
      setIsLoading(false);
    }
  };
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
        <button type="button" className="adm-text" disabled={isLoading} onClick={() => void download()}>
          <FileText size={16} />
          {t('pdf')}
        </button>
      </footer>
    </section>
  );
}
