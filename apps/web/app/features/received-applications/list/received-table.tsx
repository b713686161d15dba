import { daysWaiting } from '@stellenvisite/contract/received-applications';
import type { ReceivedApplication } from '@stellenvisite/contract/received-applications.schema';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ApplicationStatusBadge } from '../../applications/shared/application-status-badge.tsx';
import { JobTitle } from '../../jobs/shared/job-title.tsx';
import type { BoardActions } from '../board/board-actions.ts';
import { useApplicantName } from '../shared/applicant-name.ts';
import { ShiftWishes } from '../shared/shift-wishes.tsx';

type ReceivedTableProps = { applications: readonly ReceivedApplication[]; actions: BoardActions };

/** A row is the person's own while it is current or open. */
export function ReceivedTable({ applications, actions }: ReceivedTableProps) {
  const { t } = useTranslation('received-applications');
  const columns = useColumns(applications, actions);
  return (
    <DataTable
      className="rb-table"
      caption={t('title')}
      columns={columns}
      rows={applications}
      rowKey={({ id }) => id}
      isMine={({ id }) => id === actions.currentId}
    />
  );
}

function useColumns(
  applications: readonly ReceivedApplication[],
  actions: BoardActions,
): readonly Column<ReceivedApplication>[] {
  const { t } = useTranslation('received-applications');
  const { t: sources } = useTranslation('statistics', { keyPrefix: 'source' });
  const nameOf = useApplicantName();
  const { asOf, promiseDays, mayMove, selection } = actions;
  const choose: Column<ReceivedApplication> = {
    key: 'choose',
    header: (
      <label className="rb-tick">
        <input
          type="checkbox"
          className="tick"
          aria-label={t('table.chooseAll')}
          checked={applications.every(({ id }) => selection.chosen.has(id))}
          onChange={() => selection.toggleAll(applications)}
        />
      </label>
    ),
    cell: (application) => (
      <label className="rb-tick">
        <input
          type="checkbox"
          className="tick"
          aria-label={t('table.choose', { name: nameOf(application) })}
          checked={selection.chosen.has(application.id)}
          onChange={() => selection.toggle(application)}
        />
      </label>
    ),
  };
  return [
    ...(mayMove ? [choose] : []),
    {
      key: 'applicant',
      header: t('table.applicant'),
      rowHeader: true,
      cell: (application) => (
        <>
          <Link
            className="hover:underline"
            to={actions.toApplication(application)}
            preventScrollReset
            data-application={application.id}
            onFocus={() => actions.onCurrent(application.id)}
          >
            {nameOf(application)}
          </Link>
          <small>{application.applicant?.occupation}</small>
        </>
      ),
    },
    {
      key: 'job',
      header: t('table.job'),
      cell: ({ job, department }) => (
        <span lang="de">
          <JobTitle title={job.title} />
          <small>{department}</small>
        </span>
      ),
    },
    {
      key: 'source',
      header: t('table.source'),
      cell: ({ source }) => (source ? sources(source) : '–'),
    },
    {
      key: 'status',
      header: t('table.status'),
      cell: ({ status, openedAt }) => (
        <ApplicationStatusBadge status={status}>
          {status === 'applied' && openedAt && `, ${t('table.seen')}`}
        </ApplicationStatusBadge>
      ),
    },
    {
      key: 'since',
      header: t('table.since'),
      cell: ({ status, sentAt, statusUpdatedAt }) =>
        status === 'applied' ? (
          <span className={clsx('rb-waited num', daysWaiting(sentAt, asOf) > promiseDays && 'rb-late')}>
            {t('card.days', { count: daysWaiting(sentAt, asOf) })}
          </span>
        ) : (
          <RelativeTime when={statusUpdatedAt} asOf={asOf} />
        ),
    },
    { key: 'wishes', header: t('table.wishes'), cell: ({ wishes }) => <ShiftWishes wishes={wishes} /> },
    {
      key: 'match',
      header: t('table.match'),
      align: 'end',
      cell: ({ matchScore }) => (
        <b className="num">{matchScore === null ? '–' : t('match.score', { score: matchScore })}</b>
      ),
    },
  ];
}
