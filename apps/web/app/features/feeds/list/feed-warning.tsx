import type { Feed } from '@stellenvisite/contract/feeds.schema';
import { TriangleAlert } from 'lucide-react';
import { LinkButton } from '../../../ui/button.tsx';
import { feedPath, runPath } from '../feed-paths.ts';
import { useFeedWords } from '../use-feed-words.ts';

/** Below a feed that waits for a decision or cannot be fetched: what was, what stays, what helps. */
export function FeedWarning({ feed, asOf }: { feed: Feed; asOf: string }) {
  const { t, number, ofMoment } = useFeedWords();
  const { decisionRun, lastRun } = feed;
  if (decisionRun?.drop) {
    const { percent, least, most } = decisionRun.drop;
    return (
      <div className="fl-warning" role="status">
        <TriangleAlert size={20} />
        <div>
          <b>{t('tooSmall.title', { percent })}</b>
          <p>
            {t('tooSmall.short', {
              when: ofMoment(decisionRun.startedAt ?? decisionRun.queuedAt, asOf),
              count: decisionRun.items ?? 0,
              usual: usualWords(least, most),
            })}{' '}
            {t('tooSmall.stay', { count: feed.published })}
          </p>
        </div>
        <LinkButton size="s" to={runPath(feed.id, decisionRun.id)}>
          {t('tooSmall.decide')}
        </LinkButton>
      </div>
    );
  }
  if (feed.state === 'unreachable' && lastRun?.failure) {
    return (
      <div className="fl-warning" role="status">
        <TriangleAlert size={20} />
        <div>
          <b>{t('unreachable.title', { count: feed.failures })}</b>
          <p>
            {t(`failure.${lastRun.failure}.text`, {
              status: lastRun.httpStatus ?? '',
              line: number(lastRun.line ?? 0),
            })}{' '}
            {t('tooSmall.stay', { count: feed.published })}
          </p>
        </div>
        <LinkButton size="s" variant="secondary" to={feedPath(feed.id)}>
          {t('unreachable.change')}
        </LinkButton>
      </div>
    );
  }
  return null;

  function usualWords(least: number, most: number): string {
    return least === most ? number(most) : t('tooSmall.range', { least: number(least), most: number(most) });
  }
}
