import { formatDate } from '@stellenvisite/contract/format-date';
import type { OwnJob } from '@stellenvisite/contract/own-jobs.schema';
import { PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { JobTitle } from '../jobs/shared/job-title.tsx';
import { ClassCell } from './class-cell.tsx';
import { JobStateBadge } from './job-state-badge.tsx';

type OwnJobTableProps = { jobs: readonly OwnJob[]; onCorrect: (job: OwnJob) => void };

export function OwnJobTable({ jobs, onCorrect }: OwnJobTableProps) {
  const { t } = useTranslation('own-jobs');
  const hasSeveralEmployers = new Set(jobs.map(({ employer }) => employer.id)).size > 1;
  const columns: Column<OwnJob>[] = [
    {
      key: 'job',
      header: t('column.job'),
      rowHeader: true,
      cell: (job) => (
        <>
          <TitleOf job={job} />
          <small>
            {[job.city, hasSeveralEmployers && job.employer.name, job.number && t('number', { number: job.number })]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </>
      ),
    },
    {
      key: 'state',
      header: t('column.state'),
      cell: ({ state, postedAt, validThrough }) => (
        <>
          <JobStateBadge state={state} />
          <small className="num">
            {postedAt &&
              validThrough &&
              (state === 'draft' || state === 'planned'
                ? t('from', { date: formatDate(postedAt) })
                : t('fromTo', { from: formatDate(postedAt), to: formatDate(validThrough) }))}
          </small>
        </>
      ),
    },
    {
      key: 'class',
      header: t('column.class'),
      cell: (job) => (
        <>
          <small className="md:hidden">{t('column.class')}:</small>
          <ClassCell read={job.class} />
        </>
      ),
    },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('column.actions')}</span>,
      align: 'end',
      // What was never published has not been read.
      cell: (job) =>
        job.number !== null && (
          <Button
            variant="secondary"
            size="s"
            icon={<PenLine size={18} />}
            aria-label={t('correctNamed', { title: job.title })}
            aria-haspopup="dialog"
            onClick={() => onCorrect(job)}
          >
            {t('correct')}
          </Button>
        ),
    },
  ];
  return <DataTable className="own-jobs" caption={t('title')} columns={columns} rows={jobs} rowKey={({ id }) => id} />;
}

/** Only what the public sees has a page. */
function TitleOf({ job: { id, title, state } }: { job: OwnJob }) {
  const { t } = useTranslation('own-jobs');
  if (!title) return <b>{t('untitled')}</b>;
  if (state !== 'live')
    return (
      <b lang="de">
        <JobTitle title={title} />
      </b>
    );
  return (
    <b lang="de">
      <Link className="hover:underline" to={`/jobs/${id}`}>
        <JobTitle title={title} />
      </Link>
    </b>
  );
}
