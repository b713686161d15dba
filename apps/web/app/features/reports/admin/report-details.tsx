import { formatDate, formatDateTime } from '@stellenvisite/contract/format-date';
import { measuresFor } from '@stellenvisite/contract/reports';
import type { ReportDetails as Details } from '@stellenvisite/contract/reports.schema';
import { Check, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { Note } from '../../../ui/note.tsx';
import { Bone } from '../../../ui/skeletons.tsx';
import { StatementFacts } from '../statement-facts.tsx';
import { AppealForm } from './appeal-form.tsx';
import { DecisionForm } from './decision-form.tsx';

const PATH_OF: Partial<Record<Details['target']['kind'], string>> = { job: '/jobs', employer: '/arbeitgebern' };

/** One report: what was said, what was decided, who appealed, and the form of the next step. */
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
  const path = PATH_OF[target.kind];
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-6">
        <Stages report={data} />
        <Card as="section" aria-labelledby="report-said">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 id="report-said" className="text-fs-4">
              {data.reference}: {t(`reason.${data.reason}`)}
            </h2>
            {path && (
              <LinkButton variant="secondary" size="s" to={`${path}/${target.id}`}>
                {t('admin.see')}
              </LinkButton>
            )}
          </div>
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
        {appeals.map((appeal) => (
          <Card as="section" key={appeal.id}>
            <h2 className="mb-2 text-fs-4">{t(`admin.appealOf.${appeal.side}`)}</h2>
            <p className="text-fs-8 text-ink-2">
              {t('case.appealed', { date: formatDateTime(appeal.createdAt) })}{' '}
              {!appeal.decision && t('case.decideBy', { date: formatDate(appeal.decideBy) })}
            </p>
            <blockquote className="my-3 border-line border-l-4 pl-3 whitespace-pre-line">{appeal.text}</blockquote>
            {appeal.decision && (
              <p>
                <b>{t(`case.outcome.${appeal.decision.outcome}`)}</b> {appeal.decision.reasons} ({appeal.decidedBy})
              </p>
            )}
            {appeal === open && <AppealForm report={data} appealId={appeal.id} />}
          </Card>
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
          <DecisionForm id={data.id} measures={measuresFor(target.kind)} />
        )}
      </div>
      <aside className="grid gap-6" aria-label={t('admin.around')}>
        <Timeline report={data} />
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

function Timeline({ report }: { report: Details }) {
  const { t } = useTranslation('reports');
  const { statement, appeals } = report;
  const steps = [
    { at: report.createdAt, text: t('admin.step.received') },
    ...(report.receiptSentAt ? [{ at: report.receiptSentAt, text: t('admin.step.receipt') }] : []),
    ...(statement
      ? [{ at: statement.decidedAt, text: `${t('case.decision')}: ${t(`statement.measures.${statement.measure}`)}` }]
      : []),
    ...appeals.flatMap(({ side, createdAt, decision }) => [
      { at: createdAt, text: t(`admin.appealOf.${side}`) },
      ...(decision ? [{ at: decision.decidedAt, text: t(`case.outcome.${decision.outcome}`) }] : []),
    ]),
  ];
  return (
    <Card as="section" aria-labelledby="report-steps">
      <h2 id="report-steps" className="mb-3 text-fs-4">
        {t('admin.timeline')}
      </h2>
      <ol className="grid gap-3 border-line border-l-2 pl-4">
        {steps.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <time className="text-fs-8 text-ink-2" dateTime={at}>
              {formatDateTime(at)}
            </time>
            <br />
            {text}
          </li>
        ))}
      </ol>
    </Card>
  );
}
