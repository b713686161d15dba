import type { FeedRunDetail, FeedRunItem } from '@stellenvisite/contract/feeds/feed-runs.schema';
import type { FeedDetail } from '@stellenvisite/contract/feeds/feeds.schema';
import { clsx } from 'clsx';
import { Check, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton, Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { ReadFailure } from '../../platform/read-failure.tsx';
import { CancelRun } from '../cancel-run.tsx';
import { CountTally } from '../count-tally.tsx';
import { FEEDS_PATH, QUARANTINED_ITEMS_PATH, reportPath, runPath } from '../feed-paths.ts';
import { useFeedWords } from '../use-feed-words.ts';
import { useFeed, useRun, useRunItems } from '../use-feeds.ts';
import { CancelledState } from './cancelled-state.tsx';
import { FailureState } from './failure-state.tsx';
import { ImportCells } from './import-cells.tsx';
import { SetupHead } from './setup-head.tsx';

const SHOWN_ITEMS = 50;
/** The live region speaks for every tenth job and at the end. */
const SPOKEN_EVERY = 10;

/** Step four: the import under way, or how it ended. It goes on when the page is left. */
export function ImportScreen({ feedId }: { feedId: string }) {
  const { t, format } = useFeedWords();
  const feed = useFeed(feedId);
  const runId = feed.data?.currentRun?.id ?? feed.data?.lastRun?.id;
  const run = useRun(feedId, runId);
  const failure = feed.error ?? run.error;
  return (
    <div className="[--hatch:repeating-linear-gradient(135deg,transparent_0_4px,var(--shift-s-tint)_4px_8px)]">
      <SetupHead
        step="import"
        feedId={feedId}
        lead={feed.data ? t('import.lead', { name: feed.data.name, format: format(feed.data.format) }) : t('loading')}
      />
      {failure ? (
        <ReadFailure
          error={failure}
          onRetry={() => {
            void feed.refetch();
            void run.refetch();
          }}
        />
      ) : feed.data && !runId ? (
        <section className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 grid justify-items-start gap-2 p-6 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none max-md:py-5 max-md:px-gutter">
          <h2 className="text-[1.25rem]">{t('import.none')}</h2>
          <LinkButton to={reportPath(feedId)}>{t('import.toReport')}</LinkButton>
        </section>
      ) : feed.data && run.data ? (
        <div
          className={clsx(
            isOpen(run.data) &&
              'grid grid-cols-[minmax(0,1fr)_22rem] gap-5 items-start [&>*]:min-w-0 [&>*]:mt-0! max-[70rem]:grid-cols-1',
          )}
        >
          <ImportCard feed={feed.data} run={run.data} />
          {isOpen(run.data) && <GoodToKnow run={run.data} />}
        </div>
      ) : (
        <Skeletons label={t('loading')}>
          <Skeleton className="h-96 w-full" />
        </Skeletons>
      )}
    </div>
  );
}

function ImportCard({ feed, run }: { feed: FeedDetail; run: FeedRunDetail }) {
  const items = useRunItems(run.feedId, run.id, { pageSize: SHOWN_ITEMS });
  const newest = items.data?.items ?? [];
  return (
    <section className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none">
      <Progress run={run} newest={newest} />
      <CountTally counts={run.counts} />
      <ItemLog items={newest} />
      <Ending feed={feed} run={run} />
    </section>
  );
}

const isOpen = ({ status }: FeedRunDetail) => status === 'queued' || status === 'running';

function Progress({ run, newest }: { run: FeedRunDetail; newest: readonly FeedRunItem[] }) {
  const { t, number } = useFeedWords();
  const { processed, items } = run;
  return (
    <div className="pt-6 pb-5 px-5 [&>.prog]:mt-5 max-md:px-gutter">
      <div className="first:flex first:items-end first:justify-between first:gap-4 max-md:first:flex-col max-md:first:items-stretch">
        <div>
          <h2 className="text-[2.25rem] leading-[1.05] tracking-[-0.03em]">
            {items === null ? number(processed) : t('progress.share', { done: number(processed), all: number(items) })}{' '}
            <small className="ml-[4px] font-text font-normal text-fs-6 leading-none tracking-[0] text-ink-2">
              {t('progress.jobs', { count: items ?? processed })}
            </small>
          </h2>
          <p className="mt-[6px] text-fs-8 text-ink-2 leading-[1.45]">
            {isOpen(run) ? <Duration run={run} /> : t(`import.status.${run.status}`)}
          </p>
        </div>
        <CancelRun run={run} label={t('import.cancel')} />
      </div>
      <ImportCells run={run} quarantined={quarantinedPositions(run, newest)} />
      <Spoken run={run} />
    </div>
  );
}

/** Returns the positions of quarantined jobs. They are known only while `newest`, a log with the newest first, has all jobs so far. */
function quarantinedPositions({ processed }: FeedRunDetail, newest: readonly FeedRunItem[]): ReadonlySet<number> {
  if (newest.length < processed) return new Set();
  const inOrder = newest.toReversed();
  return new Set(inOrder.flatMap(({ outcome }, index) => (outcome === 'quarantined' ? [index] : [])));
}

function Duration({ run }: { run: FeedRunDetail }) {
  const { t, seconds } = useFeedWords();
  if (!run.startedAt) return t('import.queued');
  const ran = Math.max(0, Date.now() - new Date(run.startedAt).getTime());
  const since = t('import.since', { time: seconds(Math.round(ran / 1000) * 1000) });
  if (run.items === null || run.processed === 0) return since;
  const left = (ran / run.processed) * (run.items - run.processed);
  return `${since} ${t('import.left', { time: seconds(Math.max(1000, Math.round(left / 1000) * 1000)) })}`;
}

function Spoken({ run }: { run: FeedRunDetail }) {
  const { t, number } = useFeedWords();
  const spoken = useRef(0);
  const step = Math.floor(run.processed / SPOKEN_EVERY) * SPOKEN_EVERY;
  if (isOpen(run)) spoken.current = step;
  return (
    <p className="visually-hidden text-fs-8 text-ink-2 leading-[1.45]" aria-live="polite">
      {isOpen(run)
        ? spoken.current > 0 && t('progress.spoken', { done: number(spoken.current) })
        : t(`import.status.${run.status}`)}
    </p>
  );
}

const ITEM_ICON: Partial<Record<FeedRunItem['outcome'], LucideIcon>> = {
  quarantined: TriangleAlert,
  failed: TriangleAlert,
  duplicate: Info,
};

function ItemLog({ items }: { items: readonly FeedRunItem[] }) {
  const { t, second } = useFeedWords();
  return (
    <ol
      className="[&_svg]:text-good [&_[data-outcome='quarantined']_svg]:text-warn [&_[data-outcome='now']_svg]:text-ink max-md:[&_svg]:col-1 max-md:[&_svg]:row-1"
      aria-label={t('import.log')}
    >
      {items.map(({ externalId, title, outcome, at, reason }) => {
        const Icon = ITEM_ICON[outcome] ?? Check;
        return (
          <li
            className="grid grid-cols-[5.25rem_1.25rem_minmax(0,1fr)_auto] gap-[12px] items-center min-h-tap py-[8px] px-5 border-t border-t-line text-fs-8 leading-[1.4] data-[outcome=now]:bg-marker-soft max-md:grid-cols-[1.25rem_minmax(0,1fr)_auto] max-md:gap-x-[10px] max-md:gap-y-[2px] max-md:px-gutter"
            key={externalId}
            data-outcome={ITEM_ICON[outcome] ? 'quarantined' : 'taken'}
          >
            <time
              className="text-ink-2 font-display tabular-nums max-md:col-2 max-md:row-2 max-md:text-fs-9"
              dateTime={at}
            >
              {second(at)}
            </time>
            <Icon size={18} />
            <span className="max-md:col-2 max-md:row-1">
              {title || t('problem.untitled')}
              {reason && `: ${t(`problem.code.${reason}`, { defaultValue: '' })}`}
            </span>
            <em className="not-italic text-ink-2 text-fs-9 max-md:col-3 max-md:row-1">{t(`itemOutcome.${outcome}`)}</em>
          </li>
        );
      })}
    </ol>
  );
}

function Ending({ feed, run }: { feed: FeedDetail; run: FeedRunDetail }) {
  const { t } = useFeedWords();
  if (run.status === 'failed' || run.status === 'on_hold')
    return (
      <FailureState
        failure={run.failure ?? 'internal'}
        status={run.httpStatus}
        line={run.line}
        retained={feed.published}
        actions={<LinkButton to={runPath(feed.id, run.id)}>{t('list.log')}</LinkButton>}
      />
    );
  if (run.status === 'cancelled') return <CancelledState run={run} />;
  if (run.status !== 'done') return null;
  return (
    <div className="border-t border-line grid justify-items-start gap-2 p-6 max-md:py-5 max-md:px-gutter" role="status">
      <Badge kind="good" icon={<CircleCheck size={16} />}>
        {t('import.done')}
      </Badge>
      <h2 className="text-[1.25rem]">
        {run.asDrafts || feed.published === 0
          ? t('import.asDrafts', { count: feed.drafts })
          : t('import.published', { count: feed.published })}
      </h2>
      {!run.asDrafts && <WhyDrafts feed={feed} />}
      <p className="max-w-136 text-ink-2 text-fs-8 leading-[1.5]">
        {t(feed.source === 'url' ? 'import.doneText' : 'import.doneOnce')}
      </p>
      <div className="flex flex-wrap gap-2 mt-2">
        <LinkButton to={FEEDS_PATH}>{t('import.toFeeds')}</LinkButton>
        {run.counts.quarantined > 0 && (
          <LinkButton variant="secondary" to={`${QUARANTINED_ITEMS_PATH}?feed=${feed.id}`}>
            {t('list.correct', { count: run.counts.quarantined })}
          </LinkButton>
        )}
        <LinkButton variant="secondary" to="/employer-dashboard/stellen">
          {t('import.toJobs')}
        </LinkButton>
      </div>
    </div>
  );
}

/** Why jobs that were to be published are drafts. */
function WhyDrafts({ feed: { drafts, inReview } }: { feed: FeedDetail }) {
  const { t } = useFeedWords();
  const withoutPlace = drafts - inReview;
  return (
    <>
      {inReview > 0 && (
        <p className="max-w-136 text-ink-2 text-fs-8 leading-[1.5]">{t('import.inReview', { count: inReview })}</p>
      )}
      {withoutPlace > 0 && (
        <p className="max-w-136 text-ink-2 text-fs-8 leading-[1.5]">
          {t('import.withoutPlace', { count: withoutPlace })}{' '}
          <Link className="link" to="/employer-dashboard/abrechnung">
            {t('import.toPlan')}
          </Link>
        </p>
      )}
    </>
  );
}

function GoodToKnow({ run }: { run: FeedRunDetail }) {
  const { t } = useFeedWords();
  return (
    <section
      className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none"
      aria-labelledby="feed-know"
    >
      <header className="flex items-center justify-between gap-x-4 gap-y-2 py-4 px-5 min-h-16 max-md:flex-wrap max-md:px-gutter">
        <h2 className="text-[1.125rem] tracking-[-0.015em]" id="feed-know">
          {t('know.title')}
        </h2>
      </header>
      <div className="grid gap-3 pb-5 px-5 max-md:px-gutter">
        <Note>{t('know.leave')}</Note>
        <Note>{t('know.cancel', { count: run.counts.created + run.counts.updated })}</Note>
      </div>
    </section>
  );
}
