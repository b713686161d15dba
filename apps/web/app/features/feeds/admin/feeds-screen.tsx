import { type AdminFeed, adminFeedQuerySchema, FEED_HEALTHS } from '@stellenvisite/contract/feeds/admin-feeds.schema';
import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import { keepPreviousData } from '@tanstack/react-query';
import {
  Check,
  ChevronDown,
  ChevronRight,
  Hand,
  type LucideIcon,
  Pause,
  Play,
  PlugZap,
  Settings2,
  TriangleAlert,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { StateBadge } from '../../platform/admin-area/shared/state-badge.tsx';
import { TableFilters } from '../../platform/admin-area/shared/table-filters.tsx';
import { useBulkToast } from '../../platform/admin-area/shared/use-bulk-toast.ts';
import { useTableQuery } from '../../platform/admin-area/shared/use-table-query.ts';

const LOOKS: Record<AdminFeed['health'], { tone: 'ok' | 'warn' | 'bad' | 'wait' | 'off'; icon: LucideIcon }> = {
  ok: { tone: 'ok', icon: Check },
  failing: { tone: 'bad', icon: TriangleAlert },
  on_hold: { tone: 'warn', icon: Hand },
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
    <>
      <ConnectionCheck />
      <DataTable
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
    </>
  );
}

/** So many rows are read to see that the feeds can be read at all. */
const CHECKED_ROWS = 5;

/** Reads a few rows of the table of feeds, and says whether that works. */
function ConnectionCheck() {
  const { t } = useTranslation('admin-feeds');
  const errorText = useErrorText();
  const check = $api.useQuery(
    'get',
    '/rest/v1/xml_feeds',
    { params: { query: { limit: CHECKED_ROWS } } },
    { enabled: false, retry: false, gcTime: 0 },
  );
  return (
    <section className="mb-4 grid justify-items-start gap-3" aria-label={t('connection.check')}>
      <Button
        variant="secondary"
        icon={<PlugZap size={18} />}
        loading={check.isFetching}
        onClick={() => void check.refetch()}
      >
        {t('connection.check')}
      </Button>
      {!check.isFetching && check.error && (
        <Note tone="warn" role="alert">
          {t('connection.failed', { reason: errorText(check.error) })}
        </Note>
      )}
      {!check.isFetching && !check.error && check.data && (
        <Note tone="good" role="status">
          <p>{t('connection.ok', { count: check.data.length })}</p>
          {check.data.length > 0 && (
            <ul aria-label={t('connection.rows')}>
              {check.data.map(({ id, name, url }) => (
                <li key={id} lang="de">
                  {[name, url].filter(Boolean).join(' · ')}
                </li>
              ))}
            </ul>
          )}
        </Note>
      )}
    </section>
  );
}

function Actions({ feeds, onDone }: { feeds: readonly AdminFeed[]; onDone: () => void }) {
  const { t } = useTranslation('admin-feeds');
  const { notifyDone, notifyFailed } = useBulkToast();
  const mutation = $api.useMutation('post', '/api/admin/feeds/acts', {
    onSettled: (_data, _error, _variables, _before, { client }) =>
      client.invalidateQueries({ queryKey: ['get', '/api/admin/feeds'] }),
  });
  const run = (act: 'pause' | 'resume') =>
    mutation.mutate(
      { body: { act, ids: feeds.map(({ id }) => id) } },
      {
        onSuccess: (result) => {
          notifyDone(result);
          onDone();
        },
        onError: notifyFailed,
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

function useColumns(openId: string | null, toggle: (id: string) => void): Column<AdminFeed>[] {
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
          {nextRunAt && <small className="tabular-nums">{t('next', { date: formatDateTime(nextRunAt) })}</small>}
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

/** Renders the latest fetches of a feed and what came of them. */
function FeedRuns({ feed: { runs } }: { feed: AdminFeed }) {
  const { t } = useTranslation('admin-feeds');
  if (runs.length === 0) return <p className="text-fs-8 text-ink-2">{t('noRuns')}</p>;
  return (
    <ul className="grid gap-1.5">
      {runs.map((run) => (
        <li key={run.id} className="flex flex-wrap gap-x-4 gap-y-0.5 text-fs-8">
          <b className="num">{formatDateTime(run.queuedAt)}</b>
          <span>{t(`runStates.${run.status}`)}</span>
          {run.failure && <span className="text-warn">{t(`failure.${run.failure}`)}</span>}
          <span className="text-ink-2">
            {t('runCounts', {
              items: run.items ?? 0,
              created: run.created,
              updated: run.updated,
              ended: run.ended,
              quarantined: run.quarantined,
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
