import { formatDate } from '@stellenvisite/contract/format-date';
import { formatNumber } from '@stellenvisite/contract/format-number';
import type { Report } from '@stellenvisite/contract/reports.schema';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Note } from '../../ui/note.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useLocale } from '../../ui/use-locale.ts';

const PAGE = 'meldungen';
const PAGE_SIZE = 10;

/** What people reported and nobody has decided, for the administrators. */
export function OpenReports() {
  const { t } = useTranslation('reports');
  const errorText = useErrorText();
  const locale = useLocale();
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get(PAGE)) || 1);
  const { data, error } = $api.useQuery(
    'get',
    '/api/admin/reports',
    { params: { query: { status: 'open', page, pageSize: PAGE_SIZE } } },
    { placeholderData: keepPreviousData },
  );
  if (error)
    return (
      <Note tone="warn" role="alert">
        {errorText(error)}
      </Note>
    );
  if (!data) return null;
  const toPage = (to: number) => ({ search: new URLSearchParams({ [PAGE]: String(to) }).toString() });
  return (
    <Card as="section" aria-labelledby="reports">
      <h2 id="reports" className="mb-4 flex items-center gap-2 text-fs-4">
        {t('open.title')}
        {data.total > 0 && <Badge kind="warn">{formatNumber(data.total, locale)}</Badge>}
      </h2>
      {data.items.length === 0 && <p className="text-ink-2">{t('open.none')}</p>}
      <ul className="rows">
        {data.items.map((report) => (
          <ReportRow key={report.id} report={report} />
        ))}
      </ul>
      <Pagination page={page} pageCount={Math.ceil(data.total / data.pageSize)} toPage={toPage} />
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
    <li>
      <div className="rows-text">
        <b>
          {t(`reason.${reason}`)}
          <Badge kind="info">{reference}</Badge>
        </b>
        <span lang="de">
          {target.kind === 'message' ? (
            t('open.message', { title: target.title })
          ) : (
            <TextLink to={`${PATH_OF[target.kind]}/${target.id}`}>{target.title}</TextLink>
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
        <small>
          {[
            formatDate(report.createdAt),
            reporter || t(report.isFromAccount ? 'open.fromAccount' : 'open.anonymous'),
          ].join(' · ')}
        </small>
      </div>
    </li>
  );
}
