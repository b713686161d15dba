import { formatNumber } from '@stellenvisite/contract/format-number';
import { GOOD_QUALITY_FROM, type OwnJobSort } from '@stellenvisite/contract/own-jobs';
import type { ListedJob } from '@stellenvisite/contract/own-jobs.schema';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ArrowUpToLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { JobTitle } from '../../jobs/shared/job-title.tsx';
import { JobStateBadge } from './job-state-badge.tsx';
import { JobTerm } from './job-term.tsx';
import { withParam } from './list-address.ts';
import type { Selection } from './use-selection.ts';

type JobTableProps = {
  jobs: readonly ListedJob[];
  sort: OwnJobSort;
  /** Null for those who may only look. */
  selection: Selection | null;
  /** Whoever looks sees the time of this moment. */
  now: number;
  actions: (job: ListedJob) => ReactNode;
  onHints: (job: ListedJob) => void;
};

export function JobTable({ jobs, sort, selection, now, actions, onHints }: JobTableProps) {
  const { t } = useTranslation('own-jobs');
  const locale = useLocale();
  const ids = jobs.map(({ id }) => id);
  const isWhole = selection !== null && ids.every((id) => selection.has(id));
  return (
    <table className="jl-table">
      <caption className="visually-hidden">{t('caption', { sort: t(`sort.${sort}`) })}</caption>
      <thead>
        <tr>
          {selection && (
            <th className="jl-tick">
              <label>
                <input
                  type="checkbox"
                  className="tick"
                  checked={isWhole}
                  onChange={() => selection.setMany(ids, !isWhole)}
                />
                <span className="visually-hidden">{t('select.page')}</span>
              </label>
            </th>
          )}
          <SortHead by="title" current={sort} label={t('column.job')} />
          <th scope="col">{t('column.state')}</th>
          <SortHead by="ending" current={sort} label={t('column.term')} />
          <th scope="col" className="jl-number">
            {t('column.views')}
          </th>
          <SortHead by="applications" current={sort} label={t('column.applications')} isNumber />
          <SortHead by="quality" current={sort} label={t('column.quality')} isNumber />
          <th>
            <span className="visually-hidden">{t('column.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.id} data-selected={selection?.has(job.id) || undefined}>
            {selection && (
              <td className="jl-tick">
                <label>
                  <input
                    type="checkbox"
                    className="tick"
                    checked={selection.has(job.id)}
                    onChange={({ currentTarget }) => selection.setMany([job.id], currentTarget.checked)}
                  />
                  <span className="visually-hidden">{t('select.one', { title: job.title || t('untitled') })}</span>
                </label>
              </td>
            )}
            <JobCell job={job} mayEdit={selection !== null} now={now} />
            <td className="jl-state">
              <JobStateBadge state={job.state} />
            </td>
            <td className="jl-until">
              <JobTerm job={job} now={now} />
            </td>
            <td className="jl-number" data-label={t('column.views')}>
              {job.number === null ? '–' : <b className="num">{formatNumber(job.views, locale)}</b>}
            </td>
            <td className="jl-number" data-label={t('column.applications')}>
              <Applications job={job} />
            </td>
            <td className="jl-number" data-label={t('column.quality')}>
              <Quality job={job} onHints={onHints} />
            </td>
            <td className="jl-actions">{actions(job)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type SortHeadProps = { by: OwnJobSort; current: OwnJobSort; label: string; isNumber?: true };

function SortHead({ by, current, label, isNumber }: SortHeadProps) {
  const [params] = useSearchParams();
  const isCurrent = by === current;
  const direction = by === 'applications' ? 'descending' : 'ascending';
  const Icon = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" className={clsx(isNumber && 'jl-number')} aria-sort={isCurrent ? direction : undefined}>
      <Link to={{ search: withParam(params, 'sort', by).toString() }} preventScrollReset replace>
        {label} {isCurrent && <Icon size={14} />}
      </Link>
    </th>
  );
}

function JobCell({ job, mayEdit, now }: { job: ListedJob; mayEdit: boolean; now: number }) {
  const { t } = useTranslation('own-jobs');
  const { id, title, number, department, origin, state, updatedAt, updatedBy, featured, refusal, hasChanges } = job;
  const name = title ? <JobTitle title={title} /> : t('untitled');
  const target = mayEdit ? `/post-job?job=${id}` : state === 'live' ? `/jobs/${id}` : null;
  return (
    <th scope="row">
      <span className="jl-title" lang={title ? 'de' : undefined}>
        {target ? <Link to={target}>{name}</Link> : <b>{name}</b>}
      </span>
      <small>
        {department && <span lang="de">{department.name} · </span>}
        {number !== null && t('number', { number })}
        {number === null && (
          <>
            {updatedBy ? t('draftBy', { name: updatedBy }) : t('state.draft')},{' '}
            <RelativeTime when={updatedAt} asOf={new Date(now).toISOString()} />
          </>
        )}
        {origin !== 'here' && ` · ${t(`origin.${origin}`)}`}
        {hasChanges && number !== null && ` · ${t('changed')}`}
        {featured && (
          <span className="jl-top">
            <ArrowUpToLine size={12} />
            {t('topJob')}
          </span>
        )}
      </small>
      {refusal && <small className="jl-hot">{t('refused', { reason: refusal })}</small>}
    </th>
  );
}

function Applications({ job }: { job: ListedJob }) {
  const { t } = useTranslation('own-jobs');
  const locale = useLocale();
  if (job.number === null) return '–';
  const all = <b className="num">{formatNumber(job.applications, locale)}</b>;
  return (
    <>
      {job.applications > 0 ? <Link to={`/employer-dashboard/bewerbungen?job=${job.id}`}>{all}</Link> : all}
      {job.openApplications > 0 && <small>{t('open', { count: job.openApplications })}</small>}
    </>
  );
}

/** A weak ad opens what would make it better. */
function Quality({ job, onHints }: { job: ListedJob; onHints: (job: ListedJob) => void }) {
  const { t } = useTranslation('own-jobs');
  const { quality } = job;
  const isWeak = quality < GOOD_QUALITY_FROM;
  const content = (
    <>
      <span className="num">{quality}</span>
      <svg viewBox="0 0 44 8" width="44" height="8" aria-hidden="true">
        <rect width={(44 * quality) / 100} height="8" rx="2" />
        <rect className="jl-frame" x="0.5" y="0.5" width="43" height="7" rx="2" />
      </svg>
    </>
  );
  if (!isWeak) return <span className="jl-quality">{content}</span>;
  return (
    <button type="button" className="jl-quality jl-weak" title={t('hints.open')} onClick={() => onHints(job)}>
      {content}
      <span className="visually-hidden">{t('hints.open')}</span>
    </button>
  );
}
