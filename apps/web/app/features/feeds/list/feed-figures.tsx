import type { Feeds } from '@stellenvisite/contract/feeds.schema';
import { Link } from 'react-router';
import { HELD_ITEMS_PATH } from '../feed-paths.ts';
import { useFeedWords } from '../use-feed-words.ts';

export function FeedFigures({ feeds, asOf }: { feeds: Feeds; asOf: string }) {
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
          {number(feeds.heldItems)}{' '}
          <small>
            {feeds.heldItems > 0 ? <Link to={HELD_ITEMS_PATH}>{t('figures.reasons')}</Link> : t('figures.nothing')}
          </small>
        </dd>
      </div>
    </dl>
  );
}
