import type { FeedDay } from '@stellenvisite/contract/feeds/feed-runs.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { dateFormat } from '../../../ui/intl-formats.ts';
import { useLocale } from '../../../ui/use-locale.ts';
import { runPath } from '../feed-paths.ts';
import { useFeedWords } from '../use-feed-words.ts';

const DAY_OUTCOMES = ['none', 'unchanged', 'changed', 'held', 'too-small', 'failed'] as const;

type DayOutcome = (typeof DAY_OUTCOMES)[number];

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

function useWeekday(): (day: string) => string {
  const locale = useLocale();
  return (day) => dateFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(noon(day)).replace('.', '');
}

/** The days above the strips; only for the eye, as every cell says its own day. */
export function DayHeads({ days }: { days: readonly FeedDay[] }) {
  const weekday = useWeekday();
  return (
    <div className="fl-days" aria-hidden="true">
      {days.map(({ day }, index) => (
        <span key={day} className={clsx(isWeekend(day) && 'fl-weekend', index === days.length - 1 && 'fl-today')}>
          {weekday(day)}
          <b>{noon(day).getUTCDate()}.</b>
        </span>
      ))}
    </div>
  );
}

/** One cell a day: how many jobs were in the feed at the day's last fetch, and what it came to. A cell opens that run. */
export function DayStrip({ feedId, name, days }: { feedId: string; name: string; days: readonly FeedDay[] }) {
  const { t } = useFeedWords();
  const weekday = useWeekday();
  return (
    <ol className="fl-days" aria-label={t('list.strip', { name })}>
      {days.map((day) => (
        <li key={day.day} data-day={weekday(day.day)} className={clsx(isWeekend(day.day) && 'fl-weekend')}>
          <DayCell feedId={feedId} day={day} />
        </li>
      ))}
    </ol>
  );
}

function DayCell({ feedId, day }: { feedId: string; day: FeedDay }) {
  const { t, number } = useFeedWords();
  const outcome = dayOutcome(day);
  const date = formatDate(noon(day.day));
  const className = clsx('fl-cell', outcome !== 'none' && `fl-${outcome}`);
  const words = <span className="visually-hidden"> {t('list.cell', { date, outcome: t(`outcome.${outcome}`) })}</span>;
  if (!day.runId)
    return (
      <span className={className}>
        <span aria-hidden="true">–</span>
        {words}
      </span>
    );
  return (
    <Link className={className} to={runPath(feedId, day.runId)}>
      {day.items === null ? <span aria-hidden="true">{outcome === 'failed' ? '×' : '–'}</span> : number(day.items)}
      {words}
    </Link>
  );
}

const LEGEND: readonly { outcome: DayOutcome; sample: string }[] = [
  { outcome: 'unchanged', sample: '24' },
  { outcome: 'changed', sample: '24' },
  { outcome: 'held', sample: '9' },
  { outcome: 'too-small', sample: '9' },
  { outcome: 'failed', sample: '×' },
];

export function DayLegend() {
  const { t } = useFeedWords();
  return (
    <ul className="fl-legend">
      {LEGEND.map(({ outcome, sample }) => (
        <li key={outcome}>
          <span className={clsx('fl-cell', `fl-${outcome}`)} aria-hidden="true">
            {sample}
          </span>
          {t(`outcome.${outcome}`)}
        </li>
      ))}
    </ul>
  );
}

/** Returns the outcome of the last fetch of a day, which decides the colour and the label of its cell. */
export function dayOutcome(day: FeedDay): DayOutcome {
  if (day.status === 'failed') return 'failed';
  if (day.status === 'held') return 'too-small';
  if (day.status !== 'done') return 'none';
  if (day.quarantined > 0) return 'held';
  return day.hasChanges ? 'changed' : 'unchanged';
}

/** Saturday or Sunday of the calendar. */
export function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
}
