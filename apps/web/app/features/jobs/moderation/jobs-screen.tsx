import { type AdminJob, adminJobQuerySchema, type JobAct } from '@stellenvisite/contract/jobs/admin-jobs.schema';
import { JOB_STATUSES } from '@stellenvisite/contract/jobs/job-fields';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { keepPreviousData } from '@tanstack/react-query';
import { Check, Clock, Copy, FilePen, type LucideIcon, Pause, Trash2, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ReasonDialog } from '../../platform/admin-area/shared/reason-dialog.tsx';
import { StateBadge } from '../../platform/admin-area/shared/state-badge.tsx';
import { TableFilters } from '../../platform/admin-area/shared/table-filters.tsx';
import { useBulkToast } from '../../platform/admin-area/shared/use-bulk-toast.ts';
import { useTableQuery } from '../../platform/admin-area/shared/use-table-query.ts';
import { JobTitle } from '../display/job-title.tsx';

/** Renders all jobs of the market, whoever entered them. */
export function JobsScreen() {
  const { t } = useTranslation('admin-jobs');
  const { query, address } = useTableQuery(adminJobQuerySchema);
  const list = $api.useQuery('get', '/api/admin/jobs', { params: { query } }, { placeholderData: keepPreviousData });
  return (
    <DataTable
      caption={t('title')}
      columns={useColumns()}
      list={list}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      address={address}
      defaultSort="-posted"
      countOf={(all) => t('countOf', { all })}
      empty={{ title: t('none.title'), text: t('none.text') }}
      bulk={(rows, clear) => ({ actions: <JobActions jobs={rows} onDone={clear} /> })}
      filters={
        <TableFilters
          screen="jobs"
          search={t('search')}
          address={address}
          filters={[
            {
              name: 'status',
              label: t('status'),
              options: JOB_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
            },
            { name: 'duplicates', label: t('duplicates'), options: [{ value: '1', label: t('onlyDuplicates') }] },
          ]}
        />
      }
    />
  );
}

const LOOKS: Record<AdminJob['status'] | 'expired', { tone: 'ok' | 'wait' | 'off'; icon: LucideIcon }> = {
  published: { tone: 'ok', icon: Check },
  draft: { tone: 'wait', icon: FilePen },
  paused: { tone: 'wait', icon: Pause },
  closed: { tone: 'off', icon: X },
  expired: { tone: 'off', icon: Clock },
};

function useColumns(): Column<AdminJob>[] {
  const { t } = useTranslation('admin-jobs');
  return [
    {
      key: 'title',
      header: t('job'),
      sort: 'title',
      rowHeader: true,
      cell: ({ id, title, number, city, country }) => (
        <>
          <TextLink to={`/jobs/${id}`} lang="de">
            <JobTitle title={title} />
          </TextLink>
          <small>
            {t('number', { number })} · {city} ({country})
          </small>
        </>
      ),
    },
    {
      key: 'employer',
      header: t('employer'),
      cell: ({ employer }) => (
        <>
          <span lang="de">{employer.name}</span>
          {!employer.isVerified && <small>{t('unverified')}</small>}
        </>
      ),
    },
    {
      key: 'status',
      header: t('status'),
      cell: ({ status, isExpired, same }) => {
        const shown = isExpired ? 'expired' : status;
        return (
          <span className="flex flex-wrap gap-1">
            <StateBadge {...LOOKS[shown]}>{t(`statuses.${shown}`)}</StateBadge>
            {same > 1 && status === 'published' && (
              <StateBadge tone="warn" icon={Copy}>
                {t('same', { count: same })}
              </StateBadge>
            )}
          </span>
        );
      },
    },
    {
      key: 'posted',
      header: t('posted'),
      sort: 'posted',
      cell: ({ postedAt, validThrough }) => (
        <>
          <span className="num">{formatDate(postedAt)}</span>
          <small className="num">{t('until', { date: formatDate(validThrough) })}</small>
        </>
      ),
    },
  ];
}

/** Takes jobs off the market; the employer reads why. */
function JobActions({ jobs, onDone }: { jobs: readonly AdminJob[]; onDone: () => void }) {
  const { t } = useTranslation('admin-jobs');
  const { notifyDone } = useBulkToast();
  const [act, setAct] = useState<JobAct['act'] | null>(null);
  const mutation = $api.useMutation('post', '/api/admin/jobs/acts', {
    onSettled: (_data, _error, _variables, _before, { client }) =>
      client.invalidateQueries({ queryKey: ['get', '/api/admin/jobs'] }),
  });
  const run = (wanted: JobAct['act'], reason: string) =>
    mutation.mutate(
      { body: { act: wanted, reason, ids: jobs.map(({ id }) => id) } },
      {
        onSuccess: (result) => {
          setAct(null);
          notifyDone(result);
          onDone();
        },
      },
    );
  return (
    <>
      <Button variant="secondary" icon={<Undo2 size={18} />} onClick={() => setAct('return')}>
        {t('return')}
      </Button>
      <Button variant="secondary" icon={<Trash2 size={18} />} onClick={() => setAct('remove')}>
        {t('remove')}
      </Button>
      {act && (
        <ReasonDialog
          title={t(`${act}Title`, { count: jobs.length })}
          consequences={t(`${act}Text`)}
          label={t('reason')}
          help={t('reasonHelp')}
          action={t(act)}
          isPending={mutation.isPending}
          error={mutation.error}
          onClose={() => setAct(null)}
          onReason={(reason) => run(act, reason)}
        />
      )}
    </>
  );
}
