import { GOOD_QUALITY_FROM, type JobState, type OwnJobSort } from '@stellenvisite/contract/jobs/own-jobs';
import type { ListedJob } from '@stellenvisite/contract/jobs/own-jobs.schema';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { clsx } from 'clsx';
import {
  ArrowDown,
  ArrowUp,
  ArrowUpToLine,
  Ban,
  CalendarClock,
  CalendarX,
  CircleCheck,
  CirclePause,
  CircleX,
  Hourglass,
  PenLine,
  UserCheck,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Badge } from '../../../../ui/badge.tsx';
import { RelativeTime } from '../../../../ui/relative-time.tsx';
import { type Column, DataTable } from '../../../../ui/table/data-table.tsx';
import type { Selection } from '../../../../ui/table/use-selection.ts';
import { useLocale } from '../../../../ui/use-locale.ts';
import { JobTitle } from '../../display/job-title.tsx';
import { jobNotice } from './job-notice.tsx';
import { JobTerm } from './job-term.tsx';
import { withParam } from './list-address.ts';

const LOOKS = {
  live: { icon: CircleCheck, kind: 'good' },
  planned: { icon: CalendarClock, kind: 'info' },
  expired: { icon: CalendarX, kind: 'warn' },
  draft: { icon: PenLine, kind: 'neutral' },
  pending: { icon: Hourglass, kind: 'info' },
  paused: { icon: CirclePause, kind: 'neutral' },
  closed: { icon: CircleX, kind: 'neutral' },
  filled: { icon: UserCheck, kind: 'neutral' },
  refused: { icon: CircleX, kind: 'warn' },
  removed: { icon: Ban, kind: 'warn' },
} as const;

const NUMBER = 'whitespace-nowrap text-right max-md:text-left';

const QUALITY =
  'inline-grid grid-cols-[auto_2.75rem] items-center gap-2 font-display font-semibold text-fs-7 leading-none';

type JobTableProps = {
  jobs: readonly ListedJob[];
  sort: OwnJobSort;
  /** Null for those who may only look. */
  selection: Selection<ListedJob> | null;
  /** Whoever looks sees the time of this moment. */
  now: number;
  actions: (job: ListedJob) => ReactNode;
  onHints: (job: ListedJob) => void;
};

/** Lists the jobs of the employer; on a phone each is a card. */
export function JobTable(props: JobTableProps) {
  const { jobs, sort, selection } = props;
  const { t } = useTranslation('own-jobs');
  return (
    <DataTable
      tableClassName="job-table"
      caption={t('caption', { sort: t(`sort.${sort}`) })}
      columns={useColumns(props)}
      rows={jobs}
      rowKey={({ id }) => id}
      note={(job) => jobNotice({ job, mayChange: selection !== null })}
      picks={
        selection
          ? {
              selection,
              pageLabel: t('select.page'),
              rowLabel: ({ title }) => t('select.one', { title: title || t('untitled') }),
            }
          : undefined
      }
    />
  );
}

function useColumns({ sort, selection, now, actions, onHints }: JobTableProps): readonly Column<ListedJob>[] {
  const { t } = useTranslation('own-jobs');
  const locale = useLocale();
  const sortedBy = (by: OwnJobSort, label: string) => {
    const direction = by === 'applications' ? 'descending' : 'ascending';
    const order: Column<ListedJob>['order'] = by === sort ? direction : undefined;
    return { header: <SortLink by={by} order={order} label={label} />, order };
  };
  return [
    {
      key: 'job',
      ...sortedBy('title', t('column.job')),
      rowHeader: true,
      cell: (job) => <JobCell job={job} mayEdit={selection !== null} now={now} />,
    },
    {
      key: 'state',
      header: t('column.state'),
      label: null,
      className: 'max-md:col-[2/4]',
      cell: ({ state }) => <JobStateBadge state={state} />,
    },
    {
      key: 'term',
      ...sortedBy('ending', t('column.term')),
      className:
        'whitespace-nowrap text-fs-9 text-ink-2 max-md:col-[4] max-md:mr-2.5 max-md:justify-self-end max-md:whitespace-normal max-md:text-right',
      cell: (job) => <JobTerm job={job} now={now} />,
    },
    {
      key: 'views',
      header: t('column.views'),
      className: NUMBER,
      cell: ({ number, views }) => (number === null ? '–' : <b className="num">{formatNumber(views, locale)}</b>),
    },
    {
      key: 'applications',
      ...sortedBy('applications', t('column.applications')),
      label: t('column.applications'),
      className: NUMBER,
      cell: (job) => <Applications job={job} />,
    },
    {
      key: 'quality',
      ...sortedBy('quality', t('column.quality')),
      label: t('column.quality'),
      className: NUMBER,
      cell: (job) => <Quality job={job} onHints={onHints} />,
    },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('column.actions')}</span>,
      className: 'w-38 p-0 pr-2 whitespace-nowrap text-right max-md:col-[2/-1] max-md:w-auto max-md:text-left',
      cell: actions,
    },
  ];
}

type SortLinkProps = { by: OwnJobSort; order: 'ascending' | 'descending' | undefined; label: string };

function SortLink({ by, order, label }: SortLinkProps) {
  const [params] = useSearchParams();
  return (
    <Link to={{ search: withParam(params, 'sort', by).toString() }} preventScrollReset replace>
      {label} {order === 'ascending' && <ArrowUp size={14} />}
      {order === 'descending' && <ArrowDown size={14} />}
    </Link>
  );
}

function JobCell({ job, mayEdit, now }: { job: ListedJob; mayEdit: boolean; now: number }) {
  const { t } = useTranslation('own-jobs');
  const { id, title, number, department, origin, state, updatedAt, updatedBy, featured, hasChanges } = job;
  const name = title ? <JobTitle title={title} /> : t('untitled');
  const target = mayEdit && state !== 'removed' ? `/post-job?job=${id}` : state === 'live' ? `/jobs/${id}` : null;
  return (
    <>
      <span className="wrap-anywhere block font-semibold max-md:text-fs-7" lang={title ? 'de' : undefined}>
        {target ? (
          <Link to={target} className="inline-block py-1 underline-offset-[0.2em] hover:underline">
            {name}
          </Link>
        ) : (
          <b>{name}</b>
        )}
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
          <span className="ml-2 inline-flex items-center gap-1 rounded-[3px] bg-ink px-1.5 py-0.5 font-semibold text-[0.75rem] text-paper leading-[1.2]">
            <ArrowUpToLine size={12} />
            {t('topJob')}
          </span>
        )}
      </small>
    </>
  );
}

function Applications({ job }: { job: ListedJob }) {
  const { t } = useTranslation('own-jobs');
  const locale = useLocale();
  if (job.number === null) return '–';
  const all = <b className="num">{formatNumber(job.applications, locale)}</b>;
  return (
    <>
      {job.applications > 0 ? (
        <Link
          to={`/employer-dashboard/bewerbungen?job=${job.id}`}
          className="inline-block p-1 underline underline-offset-[0.2em]"
        >
          {all}
        </Link>
      ) : (
        all
      )}
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
        <rect className={isWeak ? 'fill-shift-s' : 'fill-c-nursing'} width={(44 * quality) / 100} height="8" rx="2" />
        <rect
          className={clsx('fill-none', isWeak ? 'stroke-shift-s-ink' : 'stroke-c-nursing')}
          x="0.5"
          y="0.5"
          width="43"
          height="7"
          rx="2"
        />
      </svg>
    </>
  );
  if (!isWeak) return <span className={QUALITY}>{content}</span>;
  return (
    <button
      type="button"
      className={clsx(QUALITY, 'min-h-11 cursor-pointer')}
      title={t('hints.open')}
      onClick={() => onHints(job)}
    >
      {content}
      <span className="visually-hidden">{t('hints.open')}</span>
    </button>
  );
}

function JobStateBadge({ state }: { state: JobState }) {
  const { t } = useTranslation('own-jobs');
  const { icon: Icon, kind } = LOOKS[state];
  return (
    <Badge kind={kind} icon={<Icon size={16} />}>
      {t(`state.${state}`)}
    </Badge>
  );
}
