import type { Feed } from '@stellenvisite/contract/feeds/feeds.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { clsx } from 'clsx';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ProgressLine } from '../../../ui/feedback/progress-line.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuAction } from '../../../ui/menu.tsx';
import { useMayAct } from '../../identity/acting-employer/use-acting-employer.ts';
import { shownCounts } from '../count-tally.tsx';
import { addressPath, feedPath, mappingPath, QUARANTINED_ITEMS_PATH, reportPath, runPath } from '../feed-paths.ts';
import { FeedStateBadge } from '../status-badges.tsx';
import { useChangeFeed, useRunChange, useStartRun } from '../use-feed-changes.ts';
import { useFeedWords } from '../use-feed-words.ts';
import { DayStrip } from './day-strip.tsx';
import { FeedWarning } from './feed-warning.tsx';

const nextStepOf = ({ id, format }: Feed): string => {
  if (format === 'mapped') return mappingPath(id);
  return format ? reportPath(id) : addressPath(id);
};

type FeedRowProps = { feed: Feed; asOf: string };

/** Renders one feed: its fetches of two weeks, what the last one came to, and what can be done. */
export function FeedRow({ feed, asOf }: FeedRowProps) {
  const { t, format } = useFeedWords();
  return (
    <li className="border-t border-t-line">
      <div className="grid grid-cols-[minmax(0,1fr)_33.25rem_17.5rem] md:max-[82rem]:grid-cols-[minmax(0,1fr)_17.5rem] max-md:flex max-md:flex-col">
        <div className="min-w-0 pt-4 pb-3 pr-4 pl-5 leading-ui max-md:px-gutter">
          <h3 className="font-text font-semibold text-fs-7 leading-[1.3] tracking-[0] wrap-anywhere">
            <Link
              className="inline-block py-[2px] hover:underline hover:underline-offset-[0.2em]"
              to={feedPath(feed.id)}
            >
              {feed.name}
            </Link>
          </h3>
          <p className="overflow-hidden text-fs-9 text-ink-2 text-ellipsis whitespace-nowrap max-md:whitespace-normal max-md:wrap-anywhere">
            {t('list.about', {
              format: format(feed.format),
              published: t('list.published', { count: feed.published }),
            })}
          </p>
          <p className="overflow-hidden text-fs-9 text-ink-2 text-ellipsis whitespace-nowrap max-md:whitespace-normal max-md:wrap-anywhere">
            {feed.url ? withoutScheme(feed.url) : t(`source.${feed.source}`)}
          </p>
        </div>
        <DayStrip feedId={feed.id} name={feed.name} days={feed.days} />
        <div className="pt-4 pb-3 pr-4 pl-5 text-fs-9 text-ink-2 leading-[1.4] [&_p_b]:text-ink [&_p_b]:font-semibold max-md:order-1 max-md:pt-0 max-md:px-gutter">
          <FeedStateBadge feed={feed} />
          <NextFetch feed={feed} asOf={asOf} />
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_33.25rem_17.5rem] items-stretch border-t [border-top-style:dashed] border-t-line text-fs-9 text-ink-2 md:max-[82rem]:grid-cols-[minmax(0,1fr)_17.5rem] max-md:grid-cols-1">
        <LastFetch feed={feed} asOf={asOf} />
        {feed.currentRun ? <Running feed={feed} /> : <Counts feed={feed} />}
        <FeedActions feed={feed} />
      </div>
      <FeedWarning feed={feed} asOf={asOf} />
    </li>
  );
}

const withoutScheme = (url: string) => url.replace(/^https?:\/\//, '');

function NextFetch({ feed, asOf }: FeedRowProps) {
  const { t, schedule, clock, moment } = useFeedWords();
  if (feed.status === 'setup') return <p className="mt-[6px]">{t('list.setup')}</p>;
  if (feed.source !== 'url') return <p className="mt-[6px]">{t('list.noSchedule')}</p>;
  if (feed.stoppedAt) return <p className="mt-[6px]">{t('list.stoppedSince', { date: formatDate(feed.stoppedAt) })}</p>;
  if (!feed.nextRunAt) return <p className="mt-[6px]">{schedule(feed)}</p>;
  const isToday = formatDate(feed.nextRunAt) === formatDate(asOf);
  return (
    <p className="mt-[6px]">
      {schedule(feed)}, {isToday ? t('list.next', { time: clock(feed.nextRunAt) }) : nextDay(feed.nextRunAt, asOf)}
    </p>
  );

  function nextDay(when: string, now: string): string {
    const tomorrow = new Date(new Date(now).getTime() + 86_400_000);
    return formatDate(when) === formatDate(tomorrow)
      ? t('list.nextTomorrow')
      : t('list.nextAt', { when: moment(when, now) });
  }
}

function LastFetch({ feed, asOf }: FeedRowProps) {
  const { t, moment, seconds } = useFeedWords();
  const { lastRun, currentRun } = feed;
  if (currentRun)
    return (
      <p className="self-center py-0 px-5 leading-ui [&::first-letter]:uppercase md:max-[82rem]:col-span-full md:max-[82rem]:pt-[10px] max-md:pt-[10px] max-md:px-gutter">
        {t('list.running', { when: moment(currentRun.startedAt ?? currentRun.queuedAt, asOf) })}
      </p>
    );
  if (!lastRun)
    return (
      <p className="self-center py-0 px-5 leading-ui [&::first-letter]:uppercase md:max-[82rem]:col-span-full md:max-[82rem]:pt-[10px] max-md:pt-[10px] max-md:px-gutter">
        {t('list.never')}
      </p>
    );
  const when = moment(lastRun.startedAt ?? lastRun.queuedAt, asOf);
  if (lastRun.status === 'on_hold')
    return (
      <p className="self-center py-0 px-5 leading-ui [&::first-letter]:uppercase md:max-[82rem]:col-span-full md:max-[82rem]:pt-[10px] max-md:pt-[10px] max-md:px-gutter">
        {t('list.lastOnHold', { when })}
      </p>
    );
  if (lastRun.status === 'failed')
    return (
      <p className="self-center py-0 px-5 leading-ui [&::first-letter]:uppercase md:max-[82rem]:col-span-full md:max-[82rem]:pt-[10px] max-md:pt-[10px] max-md:px-gutter">
        {t('list.lastFailed', { when })}
      </p>
    );
  if (!lastRun.startedAt || !lastRun.finishedAt)
    return (
      <p className="self-center py-0 px-5 leading-ui [&::first-letter]:uppercase md:max-[82rem]:col-span-full md:max-[82rem]:pt-[10px] max-md:pt-[10px] max-md:px-gutter">
        {t('list.last', { when })}
      </p>
    );
  const took = seconds(new Date(lastRun.finishedAt).getTime() - new Date(lastRun.startedAt).getTime());
  return (
    <p className="self-center py-0 px-5 leading-ui [&::first-letter]:uppercase md:max-[82rem]:col-span-full md:max-[82rem]:pt-[10px] max-md:pt-[10px] max-md:px-gutter">
      {t('list.lastTook', { when, took })}
    </p>
  );
}

function Counts({ feed: { lastRun } }: { feed: Feed }) {
  const { t, number } = useFeedWords();
  const counts = lastRun && lastRun.status !== 'on_hold' && lastRun.status !== 'failed' ? lastRun.counts : null;
  return (
    <dl
      className="grid grid-cols-[0.72fr_1fr_1.18fr_0.95fr_1.4fr] border-x border-x-line data-ended:grid-cols-[0.72fr_1fr_1.18fr_0.95fr_0.95fr_1.4fr] data-ended:text-[0.75rem] [&_[data-zero]_dd]:text-ink-3 [&_[data-zero]_dd]:font-medium md:max-[82rem]:border-l-0 max-md:grid-cols-[repeat(3,1fr)] max-md:border-0 max-md:pt-[4px] max-md:px-gutter"
      data-ended={Boolean(counts?.ended) || undefined}
    >
      {shownCounts(counts).map((name) => {
        const value = counts?.[name] ?? null;
        return (
          <div
            key={name}
            className={clsx(
              'flex items-baseline justify-center gap-[6px] py-[14px] px-[2px] border-l [border-left-style:dashed] border-l-line leading-[1.2] whitespace-nowrap first:border-l-0 max-md:flex-col max-md:items-start max-md:justify-start max-md:gap-[3px] max-md:py-[8px] max-md:px-0 max-md:border-0',
              name === 'quarantined' && value && '',
            )}
            data-zero={!value || undefined}
          >
            <dt className={clsx(name === 'quarantined' && value && 'text-warn font-semibold')}>{t(`count.${name}`)}</dt>
            <dd
              className={clsx(
                'font-display font-semibold text-fs-7 leading-none tabular-nums',
                name === 'quarantined' && value ? 'text-warn font-semibold' : 'text-ink',
              )}
            >
              {value === null ? '–' : number(value)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Running({ feed: { currentRun } }: { feed: Feed }) {
  const { t, number } = useFeedWords();
  if (!currentRun) return null;
  const { processed, items, counts } = currentRun;
  const done =
    items === null
      ? t('progress.reading', { count: processed })
      : t('progress.of', { done: number(processed), count: items });
  return (
    <div className="grid content-center gap-[6px] py-[10px] px-5 border-x border-x-line md:max-[82rem]:border-l-0 max-md:border-0 max-md:px-gutter">
      <b className="font-semibold text-ink">{done}</b>
      <ProgressLine label={t('progress.label')} value={processed} max={Math.max(1, items ?? processed)} />
      <span>
        {t('progress.counts', {
          created: number(counts.created),
          updated: number(counts.updated),
          unchanged: number(counts.unchanged),
        })}
      </span>
    </div>
  );
}

/** Shows the actions for a feed in the list. Viewers get those that change nothing. */
function FeedActions({ feed }: { feed: Feed }) {
  const { t } = useTranslation('feeds');
  const mayChange = useMayAct('feed.import');
  const start = useStartRun();
  const change = useChangeFeed();
  const cancel = useRunChange();
  const { id, name, status, lastRun, currentRun, quarantinedItems, format, source } = feed;
  return (
    <div className="flex items-center gap-4 py-0 pr-2 pl-[calc(1.25rem_-_2px)] [&>.icon-btn]:ml-auto max-md:flex-wrap max-md:pt-[4px] max-md:pb-[8px] max-md:pr-[6px] max-md:pl-(--gutter)">
      {quarantinedItems > 0 ? (
        <Link
          className="inline-flex items-center gap-[6px] min-h-tap py-0 px-[2px] text-link font-text font-medium text-fs-8 leading-none underline decoration-1 underline-offset-[0.22em] cursor-pointer hover:decoration-2"
          to={`${QUARANTINED_ITEMS_PATH}?feed=${id}`}
        >
          {mayChange
            ? t('list.correct', { count: quarantinedItems })
            : t('list.seeQuarantined', { count: quarantinedItems })}
        </Link>
      ) : (
        lastRun && (
          <Link
            className="inline-flex items-center gap-[6px] min-h-tap py-0 px-[2px] text-link font-text font-medium text-fs-8 leading-none underline decoration-1 underline-offset-[0.22em] cursor-pointer hover:decoration-2"
            to={runPath(id, lastRun.id)}
          >
            {t('list.log')}
          </Link>
        )
      )}
      {mayChange && status === 'setup' && (
        <Link
          className="inline-flex items-center gap-[6px] min-h-tap py-0 px-[2px] text-link font-text font-medium text-fs-8 leading-none underline decoration-1 underline-offset-[0.22em] cursor-pointer hover:decoration-2"
          to={nextStepOf(feed)}
        >
          {t('list.goOn')}
        </Link>
      )}
      {mayChange && currentRun?.canCancel && (
        <button
          type="button"
          className="inline-flex items-center gap-[6px] min-h-tap px-[2px] text-link font-text font-medium text-fs-8 leading-none underline decoration-1 underline-offset-[0.22em] cursor-pointer hover:decoration-2"
          onClick={() => cancel.mutate({ do: 'cancel', feedId: id, runId: currentRun.id })}
        >
          {t('list.cancel')}
        </button>
      )}
      {mayChange && status === 'active' && !currentRun && source === 'url' && (
        <button
          type="button"
          className="inline-flex items-center gap-[6px] min-h-tap px-[2px] text-link font-text font-medium text-fs-8 leading-none underline decoration-1 underline-offset-[0.22em] cursor-pointer hover:decoration-2"
          onClick={() => start.mutate({ feedId: id, kind: 'sync' })}
        >
          {t('list.fetch')}
        </button>
      )}
      {mayChange && status === 'stopped' && (
        <button
          type="button"
          className="inline-flex items-center gap-[6px] min-h-tap px-[2px] text-link font-text font-medium text-fs-8 leading-none underline decoration-1 underline-offset-[0.22em] cursor-pointer hover:decoration-2"
          onClick={() => change.mutate({ feedId: id, body: { isStopped: false } })}
        >
          {t('list.resume')}
        </button>
      )}
      <Menu trigger={<IconButton label={t('list.more', { name })} icon={<Ellipsis size={20} />} />}>
        <MenuAction>
          <Link to={feedPath(id)}>{mayChange ? t('list.settings') : t('list.view')}</Link>
        </MenuAction>
        {mayChange && format === 'mapped' && (
          <MenuAction>
            <Link to={mappingPath(id)}>{t('list.mapping')}</Link>
          </MenuAction>
        )}
        {lastRun && quarantinedItems > 0 && (
          <MenuAction>
            <Link to={runPath(id, lastRun.id)}>{t('list.log')}</Link>
          </MenuAction>
        )}
        {mayChange && status === 'active' && (
          <MenuAction onSelect={() => change.mutate({ feedId: id, body: { isStopped: true } })}>
            <button type="button">{t('list.stop')}</button>
          </MenuAction>
        )}
      </Menu>
    </div>
  );
}
