import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { ReportDetails as Details, Report } from '@stellenvisite/contract/support/reports.schema';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../../ui/feedback/skeletons.tsx';
import { REPORTS, useOtherReports } from './appeal-form.tsx';
import { ReportStep, useSaidFacts } from './report-step.tsx';
import { ReportTimeline } from './report-timeline.tsx';
import { AppealCard, ReportFacts, StatementCard } from './statement-card.tsx';

const SHOWN = 4;

const daysSince = (at: string) => Math.max(0, Math.floor((Date.now() - new Date(at).getTime()) / DAY_MS));

/** Renders one report: the step that is due first, then what was stated and decided. */
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
  if (!data) return <Skeleton className="h-96 w-full" />;
  const { statement, appeals, employer } = data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 min-[70rem]:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0">
        <ReportStep report={data} />
        {statement && <StatementCard report={data} statement={statement} />}
        {appeals
          .filter(({ decision }) => decision)
          .map((appeal) => (
            <AppealCard key={appeal.id} appeal={appeal} />
          ))}
        {statement && <ReportSaid report={data} />}
      </div>
      <aside className="min-w-0" aria-label={t('admin.around')}>
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
        isNarrow
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

/** Renders the rest of the queue, with how long each has waited. */
function OtherReports({ report }: { report: Report }) {
  const { t } = useTranslation('reports');
  const { others } = useOtherReports(report);
  const { data: waiting } = $api.useQuery('get', '/api/admin/waiting', {});
  const target = waiting?.items.find(({ queue }) => queue === 'reports')?.targetDays ?? Number.POSITIVE_INFINITY;
  if (others.length === 0) return null;
  return (
    <section className="adm-card" aria-labelledby="report-others">
      <header>
        <h2 id="report-others">{t('admin.others')}</h2>
      </header>
      <ul>
        {others.slice(0, SHOWN).map(({ id, reference, reason, target: { kind }, createdAt }) => {
          const days = daysSince(createdAt);
          return (
            <li key={id}>
              <Link
                to={`${REPORTS}/${id}`}
                className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-line border-t px-5 py-2.5 text-fs-8 leading-[1.4] hover:bg-sheet-2/55 max-md:px-gutter"
              >
                <b className="font-semibold">{t(`reason.${reason}`)}</b>
                <small className="num row-start-2 text-fs-9 text-ink-2">
                  {reference} · {t(`target.${kind}`)}
                </small>
                <span
                  className={clsx(
                    'num row-span-2 row-start-1 self-center text-fs-9',
                    days > target ? 'font-semibold text-warn' : 'text-ink-2',
                  )}
                >
                  {t('admin.waits', { count: days })}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
