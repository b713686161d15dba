import type { Feed } from '@stellenvisite/contract/feeds/feeds.schema';
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
      <div
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-[14px] gap-y-0 items-center py-[14px] px-5 border-t border-t-line bg-warn-tint max-md:grid-cols-[auto_minmax(0,1fr)] max-md:px-gutter max-md:[&_.btn]:col-span-full max-md:[&_.btn]:mt-[12px]"
        role="status"
      >
        <TriangleAlert className="self-start mt-[2px] text-warn" size={20} />
        <div>
          <b className="block text-warn text-fs-7 leading-ui">{t('tooSmall.title', { percent })}</b>
          <p className="mt-[2px] text-fs-8 leading-[1.45]">
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
      <div
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-[14px] gap-y-0 items-center py-[14px] px-5 border-t border-t-line bg-warn-tint max-md:grid-cols-[auto_minmax(0,1fr)] max-md:px-gutter max-md:[&_.btn]:col-span-full max-md:[&_.btn]:mt-[12px]"
        role="status"
      >
        <TriangleAlert className="self-start mt-[2px] text-warn" size={20} />
        <div>
          <b className="block text-warn text-fs-7 leading-ui">{t('unreachable.title', { count: feed.failures })}</b>
          <p className="mt-[2px] text-fs-8 leading-[1.45]">
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
