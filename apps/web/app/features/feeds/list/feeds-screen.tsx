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

/** All feeds of the employer, those that wait for a decision first. */
export function FeedsScreen() {
  const { t } = useFeedWords();
  const mayChange = useMayAct('feed.import');
  const feeds = useFeeds();
  return (
    <div className="fd">
      <header className="area-head fd-head">
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        {mayChange ? (
          <div className="fd-actions">
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
      <section className="fd-card" aria-labelledby="feed-list">
        <header>
          <div>
            <h2 id="feed-list">{t('list.title', { count: feeds.items.length })}</h2>
            <p>{t('list.lead')}</p>
          </div>
        </header>
        <div className="fl-head" aria-hidden="true">
          <span>{t('list.feed')}</span>
          <DayHeads days={feeds.items[0]?.days ?? []} />
          <span>{t('list.status')}</span>
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

/** The same the other way round. */
function OwnFeedLink() {
  const { t } = useFeedWords();
  return (
    <section className="fd-card fl-own" aria-labelledby="own-feed-link">
      <div>
        <h2 id="own-feed-link">{t('own.title')}</h2>
        <p>{t('own.text')}</p>
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
    <section className="fd-card fd-state">
      <StateCells cells={['you:+', ...Array<string>(6).fill('open:')]} />
      <h2>{t('none.title')}</h2>
      <p>{t('none.text')}</p>
      {mayChange && (
        <div className="fd-actions">
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
    <dl className="fd-card fl-figures">
      <div>
        <dt>{t('figures.published')}</dt>
        <dd className="num">
          {number(feeds.publishedFromFeeds)} <small>{t('figures.ofAll', { count: feeds.publishedInAll })}</small>
        </dd>
      </div>
      <div>
        <dt>{t('figures.today')}</dt>
        <dd className="num">
          {t('figures.of', { done: number(feeds.fetchedToday), all: number(feeds.activeFeeds) })}{' '}
          <small>{lastFetchedAt ? t('figures.last', { time: clock(lastFetchedAt) }) : t('figures.never')}</small>
        </dd>
      </div>
      <div>
        <dt>{t('figures.waiting')}</dt>
        <dd className="num">
          {t('figures.runs', { count: feeds.waitingDecisions })}{' '}
          <small>
            {waitingSince ? t('figures.since', { when: moment(waitingSince, asOf) }) : t('figures.nothing')}
          </small>
        </dd>
      </div>
      <div>
        <dt>{t('figures.held')}</dt>
        <dd className="num">
          {number(feeds.quarantinedItems)}{' '}
          <small>
            {feeds.quarantinedItems > 0 ? (
              <Link to={QUARANTINED_ITEMS_PATH}>{t('figures.reasons')}</Link>
            ) : (
              t('figures.nothing')
            )}
          </small>
        </dd>
      </div>
    </dl>
  );
}
