import { formatDate, formatDateTime } from '@stellenvisite/contract/format-date';
import { measuresFor, type ReportStatus } from '@stellenvisite/contract/reports';
import type { ReportDetails } from '@stellenvisite/contract/reports.schema';
import { CircleCheck, Clock, Flag, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StateBadge } from '../../admin-area/shared/state-badge.tsx';
import { AppealForm } from './appeal-form.tsx';
import { DecisionForm } from './decision-form.tsx';
import { JobPause } from './job-pause.tsx';
import { ReportFacts } from './report-facts.tsx';
import { ReportStages } from './report-stages.tsx';
import { useSaidFacts } from './use-said-facts.ts';

const LOOKS: Record<ReportStatus, { tone: 'ok' | 'warn' | 'wait'; icon: LucideIcon }> = {
  open: { tone: 'warn', icon: Flag },
  decided: { tone: 'ok', icon: CircleCheck },
  appealed: { tone: 'wait', icon: Clock },
};

/** Where the case stands, with the form of what is due: a decision, or one about an appeal. */
export function ReportStep({ report }: { report: ReportDetails }) {
  const { t } = useTranslation('reports');
  const saidFacts = useSaidFacts();
  const { status, appeals, target, statement } = report;
  const appeal = appeals.find(({ decision }) => !decision);
  return (
    <section className="adm-card" aria-labelledby="report-step">
      <header>
        <div>
          <h2 id="report-step">{titleOf()}</h2>
          <p>{leadOf()}</p>
        </div>
        <StateBadge {...LOOKS[status]}>{t(`admin.statuses.${status}`)}</StateBadge>
      </header>
      <ReportStages report={report} />
      {appeal && (
        <div className="rp-body">
          <figure className="rp-quote">
            <p>{t(`admin.writes.${appeal.side}`)}</p>
            <blockquote>{appeal.text}</blockquote>
          </figure>
          <AppealForm key={appeal.id} report={report} appeal={appeal} />
        </div>
      )}
      {!statement && (
        <>
          <ReportFacts facts={saidFacts(report)} />
          {target.kind === 'job' && <JobPause report={report} />}
          <div className="rp-body">
            <DecisionForm report={report} measures={measuresFor(target.kind)} />
          </div>
        </>
      )}
    </section>
  );
  function titleOf(): string {
    if (appeal) return t(`admin.appealOf.${appeal.side}`);
    return t(statement ? 'admin.decided' : `reason.${report.reason}`);
  }
  function leadOf(): string {
    if (appeal)
      return `${t('case.appealed', { date: formatDateTime(appeal.createdAt) })} ${t('case.decideBy', { date: formatDate(appeal.decideBy) })}`;
    return t(statement ? 'admin.allDone' : 'admin.decideLead');
  }
}
