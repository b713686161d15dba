import { formatDate } from '@stellenvisite/contract/format-date';
import { measuresFor } from '@stellenvisite/contract/reports';
import type { ReportDetails as Details } from '@stellenvisite/contract/reports.schema';
import { Check, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { Note } from '../../../ui/note.tsx';
import { Bone } from '../../../ui/skeletons.tsx';
import { StatementFacts } from '../statement-facts.tsx';
import { AppealCard } from './appeal-card.tsx';
import { AppealForm } from './appeal-form.tsx';
import { DecisionForm } from './decision-form.tsx';
import { OtherReports } from './other-reports.tsx';
import { ReportTimeline } from './report-timeline.tsx';

/** One report: an open appeal first, then what was said and decided, and the form of the next step. */
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
  const { target, statement, appeals, employer } = data;
  const open = appeals.find(({ decision }) => !decision);
  const past = appeals.filter((appeal) => appeal !== open);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-6">
        <Stages report={data} />
        {open && (
          <AppealCard appeal={open}>
            <AppealForm report={data} appealId={open.id} />
          </AppealCard>
        )}
        <Card as="section" aria-labelledby="report-said">
          <h2 id="report-said" className="mb-4 text-fs-4">
            {t(`reason.${data.reason}`)}
          </h2>
          <FactList
            facts={[
              { id: 'what', term: t(`target.${target.kind}`), text: `${target.title}, ${target.employerName}` },
              ...(target.text ? [{ id: 'text', term: t('admin.text'), text: target.text }] : []),
              { id: 'said', term: t('admin.said'), text: data.explanation },
              {
                id: 'by',
                term: t('admin.by'),
                text:
                  [data.reporterName, data.reporterEmail].filter(Boolean).join(', ') ||
                  t(data.isFromAccount ? 'open.fromAccount' : 'open.anonymous'),
              },
            ]}
          />
        </Card>
        {past.map((appeal) => (
          <AppealCard key={appeal.id} appeal={appeal} />
        ))}
        {statement ? (
          <Card as="section" aria-labelledby="report-statement">
            <h2 id="report-statement" className="mb-1 text-fs-4">
              {t('admin.statement')}
            </h2>
            <p className="mb-4 text-fs-8 text-ink-2">{t('admin.decidedBy', { name: statement.decidedBy })}</p>
            <StatementFacts statement={statement} />
          </Card>
        ) : (
          <DecisionForm report={data} measures={measuresFor(target.kind)} />
        )}
      </div>
      <aside className="grid gap-6" aria-label={t('admin.around')}>
        <ReportTimeline report={data} />
        <OtherReports report={data} />
        {employer && (
          <Card as="section">
            <h2 className="mb-3 text-fs-4">{employer.name}</h2>
            <FactList
              facts={[
                { id: 'since', term: t('admin.since'), text: formatDate(employer.since) },
                { id: 'jobs', term: t('admin.jobs'), text: String(employer.publishedJobs) },
                {
                  id: 'earlier',
                  term: t('admin.earlier'),
                  text: t('admin.earlierText', {
                    count: employer.earlierReports,
                    justified: employer.earlierJustified,
                  }),
                },
                { id: 'verified', term: t('admin.verified'), text: t(employer.isVerified ? 'admin.yes' : 'admin.no') },
              ]}
            />
          </Card>
        )}
      </aside>
    </div>
  );
}

/** Receipt, decision, appeal: where the case stands. */
function Stages({ report }: { report: Details }) {
  const { t } = useTranslation('reports');
  const appeal = report.appeals[0];
  return (
    <ol className="flex flex-wrap gap-3">
      <li>
        <Badge kind="good" icon={<Check size={16} />}>
          {t('admin.stage.received')} {formatDate(report.createdAt)}
        </Badge>
      </li>
      <li>
        <Badge kind={report.statement ? 'good' : 'warn'} icon={<Check size={16} />}>
          {t('admin.stage.decision')}{' '}
          {report.statement ? t(`statement.measures.${report.statement.measure}`) : t('admin.statuses.open')}
        </Badge>
      </li>
      {appeal && (
        <li>
          <Badge kind={report.status === 'appealed' ? 'new' : 'good'} icon={<Scale size={16} />}>
            {t('admin.stage.appeal')} {formatDate(appeal.createdAt)}
          </Badge>
        </li>
      )}
    </ol>
  );
}
