import { formatDate } from '@stellenvisite/contract/format-date';
import type { ReportDetails as Details } from '@stellenvisite/contract/reports.schema';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Note } from '../../../ui/note.tsx';
import { Bone } from '../../../ui/skeletons.tsx';
import { AppealCard } from './appeal-card.tsx';
import { OtherReports } from './other-reports.tsx';
import { ReportFacts } from './report-facts.tsx';
import { ReportStep } from './report-step.tsx';
import { ReportTimeline } from './report-timeline.tsx';
import { StatementCard } from './statement-card.tsx';
import { useSaidFacts } from './use-said-facts.ts';

/** One report: the step that is due first, then what was said and decided. */
export function ReportDetails({ id }: { id: string }) {
  const { t } = useTranslation('reports');
  const errorText = useErrorText();
  const { data, error } = $api.useQuery('get', '/api/admin/reports/{id}', { params: { path: { id } } });
  if (error)
    return (
      <Note tone="warn" role="alert">
        {errorText(error)}
      </Note>
    );
  if (!data) return <Bone className="h-96 w-full" />;
  const { statement, appeals, employer } = data;
  return (
    <div className="rp-two">
      <div>
        <ReportStep report={data} />
        {statement && <StatementCard report={data} statement={statement} />}
        {appeals
          .filter(({ decision }) => decision)
          .map((appeal) => (
            <AppealCard key={appeal.id} appeal={appeal} />
          ))}
        {statement && <ReportSaid report={data} />}
      </div>
      <aside aria-label={t('admin.around')}>
        <ReportTimeline report={data} />
        <OtherReports report={data} />
        {employer && <EmployerCard employer={employer} />}
      </aside>
    </div>
  );
}

function ReportSaid({ report }: { report: Details }) {
  const { t } = useTranslation('reports');
  const saidFacts = useSaidFacts();
  return (
    <section className="adm-card" aria-labelledby="report-said">
      <header>
        <h2 id="report-said">{t(`reason.${report.reason}`)}</h2>
      </header>
      <ReportFacts facts={saidFacts(report)} />
    </section>
  );
}

function EmployerCard({ employer }: { employer: NonNullable<Details['employer']> }) {
  const { t } = useTranslation('reports');
  return (
    <section className="adm-card" aria-labelledby="report-employer">
      <header>
        <h2 id="report-employer">{employer.name}</h2>
      </header>
      <ReportFacts
        facts={[
          { id: 'since', term: t('admin.since'), text: formatDate(employer.since) },
          { id: 'jobs', term: t('admin.jobs'), text: String(employer.publishedJobs) },
          {
            id: 'earlier',
            term: t('admin.earlier'),
            text: t('admin.earlierText', { count: employer.earlierReports, justified: employer.earlierJustified }),
          },
          { id: 'verified', term: t('admin.verified'), text: t(employer.isVerified ? 'admin.yes' : 'admin.no') },
        ]}
      />
    </section>
  );
}
