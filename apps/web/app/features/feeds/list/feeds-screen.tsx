import type { Feeds } from '@stellenvisite/contract/feeds.schema';
import { Plus, Rss } from 'lucide-react';
import { LinkButton } from '../../../ui/button.tsx';
import { Bone, Bones } from '../../../ui/skeletons.tsx';
import { ReadFailure } from '../../applications/shared/read-failure.tsx';
import { useMayAct } from '../../employer-area/shared/use-acting-employer.ts';
import { MayNotChange, StateCells } from '../feed-parts.tsx';
import { INTERFACES_PATH, NEW_FEED_PATH } from '../feed-paths.ts';
import { useFeedWords } from '../use-feed-words.ts';
import { useFeeds } from '../use-feeds.ts';
import { DayHeads, DayLegend } from './day-strip.tsx';
import { FeedFigures } from './feed-figures.tsx';
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
        <Bones label={t('loading')} className="grid gap-5">
          <Bone className="mb-5 h-24 w-full" />
          <Bone className="h-96 w-full" />
        </Bones>
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
