import type { Feed } from '@stellenvisite/contract/feeds.schema';
import { formatDate } from '@stellenvisite/contract/format-date';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { ProgressLine } from '../../../ui/progress-line.tsx';
import { shownCounts } from '../count-tally.tsx';
import { feedPath } from '../feed-paths.ts';
import { FeedStateBadge } from '../status-badges.tsx';
import { useFeedWords } from '../use-feed-words.ts';
import { DayStrip } from './day-strip.tsx';
import { FeedActions } from './feed-actions.tsx';
import { FeedWarning } from './feed-warning.tsx';

type FeedRowProps = { feed: Feed; asOf: string };

/** One feed: its fetches of two weeks, what the last one came to, and what can be done. */
export function FeedRow({ feed, asOf }: FeedRowProps) {
  const { t, format } = useFeedWords();
  return (
    <li className="fl-feed">
      <div className="fl-days-row">
        <div className="fl-name">
          <h3>
            <Link to={feedPath(feed.id)}>{feed.name}</Link>
          </h3>
          <p>
            {t('list.about', {
              format: format(feed.format),
              published: t('list.published', { count: feed.published }),
            })}
          </p>
          <p>{feed.url ? withoutScheme(feed.url) : t(`source.${feed.source}`)}</p>
        </div>
        <DayStrip feedId={feed.id} name={feed.name} days={feed.days} />
        <div className="fl-status">
          <FeedStateBadge feed={feed} />
          <NextFetch feed={feed} asOf={asOf} />
        </div>
      </div>
      <div className="fl-counts-row">
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
  if (feed.status === 'setup') return <p>{t('list.setup')}</p>;
  if (feed.source !== 'url') return <p>{t('list.noSchedule')}</p>;
  if (feed.stoppedAt) return <p>{t('list.stoppedSince', { date: formatDate(feed.stoppedAt) })}</p>;
  if (!feed.nextRunAt) return <p>{schedule(feed)}</p>;
  const isToday = formatDate(feed.nextRunAt) === formatDate(asOf);
  return (
    <p>
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
    return <p>{t('list.running', { when: moment(currentRun.startedAt ?? currentRun.queuedAt, asOf) })}</p>;
  if (!lastRun) return <p>{t('list.never')}</p>;
  const when = moment(lastRun.startedAt ?? lastRun.queuedAt, asOf);
  if (lastRun.status === 'held') return <p>{t('list.lastHeld', { when })}</p>;
  if (lastRun.status === 'failed') return <p>{t('list.lastFailed', { when })}</p>;
  if (!lastRun.startedAt || !lastRun.finishedAt) return <p>{t('list.last', { when })}</p>;
  const took = seconds(new Date(lastRun.finishedAt).getTime() - new Date(lastRun.startedAt).getTime());
  return <p>{t('list.lastTook', { when, took })}</p>;
}

function Counts({ feed: { lastRun } }: { feed: Feed }) {
  const { t, number } = useFeedWords();
  const counts = lastRun && lastRun.status !== 'held' && lastRun.status !== 'failed' ? lastRun.counts : null;
  return (
    <dl className="fl-counts" data-ended={Boolean(counts?.ended) || undefined}>
      {shownCounts(counts).map((name) => {
        const value = counts?.[name] ?? null;
        return (
          <div key={name} className={clsx(name === 'quarantined' && value && 'fl-hot')} data-zero={!value || undefined}>
            <dt>{t(`count.${name}`)}</dt>
            <dd>{value === null ? '–' : number(value)}</dd>
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
    <div className="fl-running">
      <b>{done}</b>
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
