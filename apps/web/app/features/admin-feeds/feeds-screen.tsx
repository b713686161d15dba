import { type AdminFeed, adminFeedQuerySchema, FEED_HEALTHS } from '@stellenvisite/contract/admin-feeds.schema';
import { formatDateTime } from '@stellenvisite/contract/format-date';
import { keepPreviousData } from '@tanstack/react-query';
import {
  Check,
  ChevronDown,
  ChevronRight,
  Hand,
  type LucideIcon,
  Pause,
  Play,
  Settings2,
  TriangleAlert,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../session/queries.ts';
import { Button } from '../../ui/button.tsx';
import { type AdminColumn, AdminTable } from '../admin-area/shared/admin-table.tsx';
import { StateBadge } from '../admin-area/shared/state-badge.tsx';
import { TableFilters } from '../admin-area/shared/table-filters.tsx';
import { useBulkToast } from '../admin-area/shared/use-bulk-toast.ts';
import { useTableQuery } from '../admin-area/shared/use-table-query.ts';
import { FeedRuns } from './feed-runs.tsx';

const LOOKS: Record<AdminFeed['health'], { tone: 'ok' | 'warn' | 'bad' | 'wait' | 'off'; icon: LucideIcon }> = {
  ok: { tone: 'ok', icon: Check },
  failing: { tone: 'bad', icon: TriangleAlert },
  held: { tone: 'warn', icon: Hand },
  stopped: { tone: 'off', icon: Pause },
  setup: { tone: 'wait', icon: Settings2 },
};

/** Every employer's feeds with their health; one can be open with its latest fetches. */
export function FeedsScreen() {
  const { t } = useTranslation('admin-feeds');
  const { query, address } = useTableQuery(adminFeedQuerySchema);
  const [openId, setOpenId] = useState<string | null>(null);
  const list = $api.useQuery('get', '/api/admin/feeds', { params: { query } }, { placeholderData: keepPreviousData });
  return (
    <AdminTable
      caption={t('title')}
      columns={useColumns(openId, (id) => setOpenId(id === openId ? null : id))}
      list={list}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      address={address}
      defaultSort="-failures"
      countOf={(all) => t('countOf', { all })}
      empty={{ title: t('none.title'), text: t('none.text') }}
      detail={(feed) => (feed.id === openId ? <FeedRuns feed={feed} /> : null)}
      bulk={(rows, clear) => ({ actions: <Actions feeds={rows} onDone={clear} /> })}
      filters={
        <TableFilters
          screen="feeds"
          search={t('search')}
          address={address}
          filters={[
            {
              name: 'health',
              label: t('health'),
              options: FEED_HEALTHS.map((value) => ({ value, label: t(`healths.${value}`) })),
            },
          ]}
        />
      }
    />
  );
}

function Actions({ feeds, onDone }: { feeds: readonly AdminFeed[]; onDone: () => void }) {
  const { t } = useTranslation('admin-feeds');
  const { tellDone, tellFailed } = useBulkToast();
  const mutation = $api.useMutation('post', '/api/admin/feeds/acts', {
    onSettled: (_data, _error, _variables, _before, { client }) =>
      client.invalidateQueries({ queryKey: ['get', '/api/admin/feeds'] }),
  });
  const run = (act: 'pause' | 'resume') =>
    mutation.mutate(
      { body: { act, ids: feeds.map(({ id }) => id) } },
      {
        onSuccess: (result) => {
          tellDone(result);
          onDone();
        },
        onError: tellFailed,
      },
    );
  return (
    <>
      {feeds.some(({ status }) => status === 'active') && (
        <Button variant="secondary" icon={<Pause size={18} />} onClick={() => run('pause')}>
          {t('pause')}
        </Button>
      )}
      {feeds.some(({ status }) => status === 'stopped') && (
        <Button variant="secondary" icon={<Play size={18} />} onClick={() => run('resume')}>
          {t('resume')}
        </Button>
      )}
    </>
  );
}

function useColumns(openId: string | null, toggle: (id: string) => void): AdminColumn<AdminFeed>[] {
  const { t } = useTranslation(['admin-feeds', 'feeds']);
  return [
    {
      key: 'name',
      header: t('name'),
      sort: 'name',
      rowHeader: true,
      cell: ({ name, url, format }) => (
        <>
          <b lang="de">{name}</b>
          <small>{[url, format && t(`feeds:format.${format}`)].filter(Boolean).join(' · ')}</small>
        </>
      ),
    },
    { key: 'employer', header: t('employer'), cell: ({ employer }) => <span lang="de">{employer.name}</span> },
    {
      key: 'health',
      header: t('health'),
      sort: 'failures',
      cell: ({ health, failures }) => (
        <>
          <StateBadge {...LOOKS[health]}>{t(`healths.${health}`)}</StateBadge>
          {failures > 0 && <small>{t('failures', { count: failures })}</small>}
        </>
      ),
    },
    {
      key: 'fetched',
      header: t('fetched'),
      sort: 'fetched',
      cell: ({ lastFetchedAt, nextRunAt }) => (
        <>
          <span className="num">{lastFetchedAt ? formatDateTime(lastFetchedAt) : t('never')}</span>
          {nextRunAt && <small className="num">{t('next', { date: formatDateTime(nextRunAt) })}</small>}
        </>
      ),
    },
    {
      key: 'open',
      header: <span className="visually-hidden">{t('runs')}</span>,
      align: 'end',
      cell: ({ id, name }) => (
        <button type="button" className="icon-btn" aria-expanded={id === openId} onClick={() => toggle(id)}>
          {id === openId ? <ChevronDown size={20} /> : <ChevronRight size={20} />}
          <span className="visually-hidden">{t('runsOf', { name })}</span>
        </button>
      ),
    },
  ];
}
