import type { FeedRun } from '@stellenvisite/contract/feeds/feed-runs.schema';
import { Link, useSearchParams } from 'react-router';
import { runPath } from '../feed-paths.ts';
import { RunStatusBadge } from '../status-badges.tsx';
import { useFeedWords } from '../use-feed-words.ts';
import { useRuns } from '../use-feeds.ts';

const SHOWN_RUNS = 6;
const ALL_RUNS = 100;

/** The fetches of the feed, the newest first; all of them where the address asks for it. */
export function EarlierRuns({ feedId, runId, asOf }: { feedId: string; runId: string; asOf: string }) {
  const { t, number, moment } = useFeedWords();
  const [params] = useSearchParams();
  const isAll = params.has('alle');
  const { data } = useRuns(feedId, isAll ? ALL_RUNS : SHOWN_RUNS);
  if (!data) return null;
  return (
    <section className="fd-card" aria-labelledby="earlier-runs">
      <header>
        <h2 id="earlier-runs">{t('runs.title')}</h2>
      </header>
      <ul className="fn-runs">
        {data.items.map((run) => (
          <li key={run.id}>
            <Link
              to={runPath(feedId, run.id) + (isAll ? '?alle' : '')}
              aria-current={run.id === runId ? 'page' : undefined}
            >
              <b>{moment(run.startedAt ?? run.queuedAt, asOf)}</b>
              <RunStatusBadge status={run.status} />
              <small>
                <RunSummary run={run} />
              </small>
            </Link>
          </li>
        ))}
      </ul>
      {data.total > data.items.length && (
        <div className="fd-foot">
          {t('runs.some', { shown: number(data.items.length), count: data.total })}
          {!isAll && (
            <Link className="fd-link" to="?alle" preventScrollReset>
              {t('runs.all')}
            </Link>
          )}
        </div>
      )}
    </section>
  );
}

function RunSummary({ run }: { run: FeedRun }) {
  const { t, number } = useFeedWords();
  if (run.failure) return t(`failure.${run.failure}.short`, { percent: run.drop?.percent ?? 0 });
  if (run.kind === 'validate') return t('runs.checked');
  const { created, updated, paused, ended, quarantined } = run.counts;
  const parts = [
    created > 0 && t('runs.created', { n: number(created) }),
    updated > 0 && t('runs.updated', { n: number(updated) }),
    paused + ended > 0 && t('runs.paused', { n: number(paused + ended) }),
    quarantined > 0 && t('runs.quarantined', { n: number(quarantined) }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : t('outcome.unchanged');
}
