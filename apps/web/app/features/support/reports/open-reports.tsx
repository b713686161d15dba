import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import type { Report } from '@stellenvisite/contract/support/reports.schema';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLocale } from '../../../ui/use-locale.ts';

const REPORTS = '/admin-dashboard/meldungen';
const SHOWN = 5;

/** Lists the oldest undecided reports, each with a link to its decision. */
export function OpenReports() {
  const { t } = useTranslation('reports');
  const errorText = useErrorText();
  const locale = useLocale();
  const { data, error } = $api.useQuery('get', '/api/admin/reports', {
    params: { query: { status: 'open', pageSize: SHOWN } },
  });
  if (error)
    return (
      <Note tone="warn" role="alert">
        {errorText(error)}
      </Note>
    );
  if (!data) return null;
  return (
    <Card as="section" aria-labelledby="reports">
      <h2 id="reports" className="mb-4 flex items-center gap-2 text-fs-4">
        {t('open.title')}
        {data.total > 0 && <Badge kind="warn">{formatNumber(data.total, locale)}</Badge>}
      </h2>
      {data.items.length === 0 && <p className="text-ink-2">{t('open.none')}</p>}
      <ul className="grid">
        {data.items.map((report) => (
          <ReportRow key={report.id} report={report} />
        ))}
      </ul>
      <p className="mt-4">
        <TextLink to={REPORTS}>{t('open.all')}</TextLink>
      </p>
    </Card>
  );
}

const PATH_OF = { job: '/jobs', employer: '/arbeitgebern' } as const;

function ReportRow({ report }: { report: Report }) {
  const { t } = useTranslation('reports');
  const { target, reference, reason, explanation, reporterName, reporterEmail } = report;
  const reporter = [reporterName, reporterEmail].filter(Boolean).join(', ');
  const employer = target.kind === 'employer' ? t('open.employer') : target.employerName;
  return (
    <li className="grid gap-1 border-line border-t py-3.5 first:border-t-0 first:pt-0">
      <b className="flex flex-wrap items-center gap-2">
        <TextLink to={`${REPORTS}/${report.id}`}>{t(`reason.${reason}`)}</TextLink>
        <Badge kind="info">{reference}</Badge>
      </b>
      <span lang="de">
        {target.kind === 'job' || target.kind === 'employer' ? (
          <TextLink to={`${PATH_OF[target.kind]}/${target.id}`}>{target.title}</TextLink>
        ) : (
          t(target.kind === 'message' ? 'open.message' : 'open.text', { title: target.title })
        )}
        , {employer}
      </span>
      {target.text !== null && (
        <blockquote className="my-2 border-l-4 border-line pl-3 whitespace-pre-line">
          {target.text}
          {target.author && <small>{t('open.author', { name: target.author })}</small>}
        </blockquote>
      )}
      <p className="whitespace-pre-line">{explanation}</p>
      <small className="text-fs-8 text-ink-2">
        {[
          formatDate(report.createdAt),
          reporter || t(report.isFromAccount ? 'open.fromAccount' : 'open.anonymous'),
        ].join(' · ')}
      </small>
    </li>
  );
}
