import type { Feeds } from '@stellenvisite/contract/feeds/feeds.schema';
import { Plus, Rss } from 'lucide-react';
import { Link } from 'react-router';
import { LinkButton } from '../../../ui/button.tsx';
import { Skeleton, Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { useMayAct } from '../../identity/acting-employer/use-acting-employer.ts';
import { ReadFailure } from '../../platform/read-failure.tsx';
import { MayNotChange, StateCells } from '../feed-parts.tsx';
import { INTERFACES_PATH, NEW_FEED_PATH, QUARANTINED_ITEMS_PATH } from '../feed-paths.ts';
import { useFeedWords } from '../use-feed-words.ts';
import { useFeeds } from '../use-feeds.ts';
import { DayHeads, DayLegend } from './day-strip.tsx';
import { FeedRow } from './feed-row.tsx';

/** Renders all feeds of the employer, those that wait for a decision first. */
export function FeedsScreen() {
  const { t } = useFeedWords();
  const mayChange = useMayAct('feed.import');
  const feeds = useFeeds();
  return (
    <div className="[--hatch:repeating-linear-gradient(135deg,transparent_0_4px,var(--shift-s-tint)_4px_8px)]">
      <header className="area-head">
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        {mayChange ? (
          <div className="flex flex-wrap gap-2 max-md:flex-[1_1_100%] max-md:[&_.btn]:flex-1">
            <LinkButton to={NEW_FEED_PATH} icon={<Plus size={20} />}>
              {t('add')}
            </LinkButton>
          </div>
        ) : (
          <MayNotChange />
        )}
      </header>
      {feeds.error ? (
        <ReadFailure error={feeds.error} onRetry={() => void feeds.refetch()} />
      ) : feeds.data ? (
        <FeedList feeds={feeds.data} asOf={new Date(feeds.dataUpdatedAt).toISOString()} />
      ) : (
        <Skeletons label={t('loading')} className="grid gap-5">
          <Skeleton className="mb-5 h-24 w-full" />
          <Skeleton className="h-96 w-full" />
        </Skeletons>
      )}
    </div>
  );
}

function FeedList({ feeds, asOf }: { feeds: Feeds; asOf: string }) {
  const { t } = useFeedWords();
  if (feeds.items.length === 0) return <NoFeed />;
  return (
    <>
      <FeedFigures feeds={feeds} asOf={asOf} />
      <section
        className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none"
        aria-labelledby="feed-list"
      >
        <header className="flex items-center justify-between gap-x-4 gap-y-2 py-4 px-5 min-h-16 max-md:flex-wrap max-md:px-gutter">
          <div>
            <h2 className="text-[1.125rem] tracking-[-0.015em]" id="feed-list">
              {t('list.title', { count: feeds.items.length })}
            </h2>
            <p className="text-fs-8 text-ink-2 leading-[1.4]">{t('list.lead')}</p>
          </div>
        </header>
        <div
          className="grid grid-cols-[minmax(0,1fr)_33.25rem_17.5rem] border-t border-t-line text-fs-9 text-ink-2 md:max-[82rem]:grid-cols-[minmax(0,1fr)_17.5rem] max-md:hidden"
          aria-hidden="true"
        >
          <span className="px-5 self-center md:max-[82rem]:last:hidden">{t('list.feed')}</span>
          <DayHeads days={feeds.items[0]?.days ?? []} />
          <span className="px-5 self-center md:max-[82rem]:last:hidden">{t('list.status')}</span>
        </div>
        <ul>
          {feeds.items.map((feed) => (
            <FeedRow key={feed.id} feed={feed} asOf={asOf} />
          ))}
        </ul>
        <DayLegend />
      </section>
      <OwnFeedLink />
    </>
  );
}

/** Renders the link in the other direction. */
function OwnFeedLink() {
  const { t } = useFeedWords();
  return (
    <section
      className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 mt-5 py-4 px-5 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none"
      aria-labelledby="own-feed-link"
    >
      <div>
        <h2 className="font-display font-semibold text-[1.125rem] leading-[1.3]" id="own-feed-link">
          {t('own.title')}
        </h2>
        <p className="max-w-[62ch] text-fs-8 text-ink-2">{t('own.text')}</p>
      </div>
      <LinkButton to={INTERFACES_PATH} variant="secondary" icon={<Rss size={18} />}>
        {t('own.link')}
      </LinkButton>
    </section>
  );
}

function NoFeed() {
  const { t } = useFeedWords();
  const mayChange = useMayAct('feed.import');
  return (
    <section className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 grid justify-items-start gap-2 p-6 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none max-md:py-5 max-md:px-gutter">
      <StateCells cells={['you:+', ...Array<string>(6).fill('open:')]} />
      <h2 className="text-[1.25rem]">{t('none.title')}</h2>
      <p className="max-w-136 text-ink-2 text-fs-8 leading-[1.5]">{t('none.text')}</p>
      {mayChange && (
        <div className="flex flex-wrap gap-2 mt-2">
          <LinkButton to={NEW_FEED_PATH} icon={<Plus size={20} />}>
            {t('add')}
          </LinkButton>
        </div>
      )}
    </section>
  );
}

function FeedFigures({ feeds, asOf }: { feeds: Feeds; asOf: string }) {
  const { t, number, clock, moment } = useFeedWords();
  const { lastFetchedAt, waitingSince } = feeds;
  return (
    <dl className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 grid grid-cols-[repeat(4,1fr)] mb-5 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none max-md:grid-cols-[1fr_1fr] max-md:gap-px max-md:bg-line">
      <div className="py-4 px-5 not-first:border-l not-first:border-l-line max-md:bg-sheet max-md:py-[12px] max-md:px-gutter max-md:not-first:border-l-0">
        <dt className="text-fs-9 text-ink-2">{t('figures.published')}</dt>
        <dd className="num font-semibold text-[1.5rem] leading-[1.2]">
          {number(feeds.publishedFromFeeds)}{' '}
          <small className="block font-text font-normal normal-nums text-fs-9 leading-ui tracking-[0] text-ink-2">
            {t('figures.ofAll', { count: feeds.publishedInAll })}
          </small>
        </dd>
      </div>
      <div className="py-4 px-5 not-first:border-l not-first:border-l-line max-md:bg-sheet max-md:py-[12px] max-md:px-gutter max-md:not-first:border-l-0">
        <dt className="text-fs-9 text-ink-2">{t('figures.today')}</dt>
        <dd className="num font-semibold text-[1.5rem] leading-[1.2]">
          {t('figures.of', { done: number(feeds.fetchedToday), all: number(feeds.activeFeeds) })}{' '}
          <small className="block font-text font-normal normal-nums text-fs-9 leading-ui tracking-[0] text-ink-2">
            {lastFetchedAt ? t('figures.last', { time: clock(lastFetchedAt) }) : t('figures.never')}
          </small>
        </dd>
      </div>
      <div className="py-4 px-5 not-first:border-l not-first:border-l-line max-md:bg-sheet max-md:py-[12px] max-md:px-gutter max-md:not-first:border-l-0">
        <dt className="text-fs-9 text-ink-2">{t('figures.waiting')}</dt>
        <dd className="num font-semibold text-[1.5rem] leading-[1.2]">
          {t('figures.runs', { count: feeds.waitingDecisions })}{' '}
          <small className="block font-text font-normal normal-nums text-fs-9 leading-ui tracking-[0] text-ink-2">
            {waitingSince ? t('figures.since', { when: moment(waitingSince, asOf) }) : t('figures.nothing')}
          </small>
        </dd>
      </div>
      <div className="py-4 px-5 not-first:border-l not-first:border-l-line max-md:bg-sheet max-md:py-[12px] max-md:px-gutter max-md:not-first:border-l-0">
        <dt className="text-fs-9 text-ink-2">{t('figures.quarantined')}</dt>
        <dd className="num font-semibold text-[1.5rem] leading-[1.2]">
          {number(feeds.quarantinedItems)}{' '}
          <small className="block font-text font-normal normal-nums text-fs-9 leading-ui tracking-[0] text-ink-2">
            {feeds.quarantinedItems > 0 ? (
              <Link className="text-link underline underline-offset-[0.2em]" to={QUARANTINED_ITEMS_PATH}>
                {t('figures.reasons')}
              </Link>
            ) : (
              t('figures.nothing')
            )}
          </small>
        </dd>
      </div>
    </dl>
  );
}
