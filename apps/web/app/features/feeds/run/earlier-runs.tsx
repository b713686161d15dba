import type { FeedRun } from '@stellenvisite/contract/feeds/feed-runs.schema';
import { Link, useSearchParams } from 'react-router';
import { runPath } from '../feed-paths.ts';
import { RunStatusBadge } from '../status-badges.tsx';
import { useFeedWords } from '../use-feed-words.ts';
import { useRuns } from '../use-feeds.ts';

const SHOWN_RUNS = 6;
const ALL_RUNS = 100;

/** Renders the fetches of the feed, the newest first; all of them where the address asks for it. */
export function EarlierRuns({ feedId, runId, asOf }: { feedId: string; runId: string; asOf: string }) {
  const { t, number, moment } = useFeedWords();
  const [params] = useSearchParams();
  const isAll = params.has('alle');
  const { data } = useRuns(feedId, isAll ? ALL_RUNS : SHOWN_RUNS);
  if (!data) return null;
  return (
    <section
      className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none"
      aria-labelledby="earlier-runs"
    >
      <header className="flex items-center justify-between gap-x-4 gap-y-2 py-4 px-5 min-h-16 max-md:flex-wrap max-md:px-gutter">
        <h2 className="text-[1.125rem] tracking-[-0.015em]" id="earlier-runs">
          {t('runs.title')}
        </h2>
      </header>
      <ul className="[&_.badge]:col-2 [&_.badge]:row-[1/3] [&_[aria-current]_b]:font-semibold">
        {data.items.map((run) => (
          <li key={run.id}>
            <Link
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-[10px] gap-y-[2px] items-center min-h-13 py-[8px] px-5 border-t border-t-line text-fs-8 leading-ui hover:not-[[aria-current]]:bg-sheet-2 [&[aria-current]]:bg-marker-soft [&[aria-current]]:shadow-[inset_5px_0_0_var(--marker-2)] max-md:px-gutter"
              to={runPath(feedId, run.id) + (isAll ? '?alle' : '')}
              aria-current={run.id === runId ? 'page' : undefined}
            >
              <b className="block font-medium [&::first-letter]:uppercase">
                {moment(run.startedAt ?? run.queuedAt, asOf)}
              </b>
              <RunStatusBadge status={run.status} />
              <small className="col-1 text-fs-9 text-ink-2">
                <RunSummary run={run} />
              </small>
            </Link>
          </li>
        ))}
      </ul>
      {data.total > data.items.length && (
        <div className="flex flex-wrap items-center justify-between gap-3 min-h-14 py-2 px-5 border-t border-t-line text-fs-8 text-ink-2 max-md:px-gutter">
          {t('runs.some', { shown: number(data.items.length), count: data.total })}
          {!isAll && (
            <Link
              className="inline-flex items-center gap-[6px] min-h-tap py-0 px-[2px] text-link font-text font-medium text-fs-8 leading-none underline decoration-1 underline-offset-[0.22em] cursor-pointer hover:decoration-2"
              to="?alle"
              preventScrollReset
            >
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
