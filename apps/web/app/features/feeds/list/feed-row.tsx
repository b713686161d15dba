import type { Feed } from '@stellenvisite/contract/feeds/feeds.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { clsx } from 'clsx';
import { Ellipsis, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LinkButton } from '../../../ui/button.tsx';
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

const nextStepOf = ({ id, format }: Feed): string => {
  if (format === 'mapped') return mappingPath(id);
  return format ? reportPath(id) : addressPath(id);
};

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

/** Below a feed that waits for a decision or cannot be fetched: what was, what stays, what helps. */
function FeedWarning({ feed, asOf }: { feed: Feed; asOf: string }) {
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

/** Shows the actions for a feed in the list. Viewers get those that change nothing. */
function FeedActions({ feed }: { feed: Feed }) {
  const { t } = useTranslation('feeds');
  const mayChange = useMayAct('feed.import');
  const start = useStartRun();
  const change = useChangeFeed();
  const cancel = useRunChange();
  const { id, name, status, lastRun, currentRun, quarantinedItems, format, source } = feed;
  return (
    <div className="fl-does">
      {quarantinedItems > 0 ? (
        <Link className="fd-link" to={`${QUARANTINED_ITEMS_PATH}?feed=${id}`}>
          {mayChange ? t('list.mend', { count: quarantinedItems }) : t('list.seeHeld', { count: quarantinedItems })}
        </Link>
      ) : (
        lastRun && (
          <Link className="fd-link" to={runPath(id, lastRun.id)}>
            {t('list.log')}
          </Link>
        )
      )}
      {mayChange && status === 'setup' && (
        <Link className="fd-link" to={nextStepOf(feed)}>
          {t('list.goOn')}
        </Link>
      )}
      {mayChange && currentRun?.canCancel && (
        <button
          type="button"
          className="fd-link"
          onClick={() => cancel.mutate({ do: 'cancel', feedId: id, runId: currentRun.id })}
        >
          {t('list.cancel')}
        </button>
      )}
      {mayChange && status === 'active' && !currentRun && source === 'url' && (
        <button type="button" className="fd-link" onClick={() => start.mutate({ feedId: id, kind: 'sync' })}>
          {t('list.fetch')}
        </button>
      )}
      {mayChange && status === 'stopped' && (
        <button
          type="button"
          className="fd-link"
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
