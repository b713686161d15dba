import type { FeedDay } from '@stellenvisite/contract/feeds/feed-runs.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { dateFormat } from '../../../ui/intl-formats.ts';
import { useLocale } from '../../../ui/use-locale.ts';
import { runPath } from '../feed-paths.ts';
import { useFeedWords } from '../use-feed-words.ts';

const DAY_OUTCOMES = ['none', 'unchanged', 'changed', 'quarantined', 'too-small', 'failed'] as const;

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
    <div
      className="grid grid-cols-[repeat(14,1fr)] border-x border-x-line [&>*]:grid [&>*]:place-items-center [&>*]:border-l [&>*]:border-l-line [&>:first-child]:border-l-0 [&>*]:h-11 [&>*]:content-center [&>*]:text-center [&>*]:leading-[1.2] md:max-[82rem]:hidden"
      aria-hidden="true"
    >
      {days.map(({ day }, index) => (
        <span
          key={day}
          className={clsx(index === days.length - 1 ? 'bg-ink text-paper' : isWeekend(day) && 'bg-sheet-2')}
        >
          {weekday(day)}
          <b
            className={clsx(
              'font-display font-semibold text-fs-9 leading-[1.2]',
              index === days.length - 1 ? 'text-inherit' : 'text-ink',
            )}
          >
            {noon(day).getUTCDate()}.
          </b>
        </span>
      ))}
    </div>
  );
}

/** Renders one cell a day: how many jobs were in the feed at the day's last fetch, and what it came to. A cell opens that run. */
export function DayStrip({ feedId, name, days }: { feedId: string; name: string; days: readonly FeedDay[] }) {
  const { t } = useFeedWords();
  const weekday = useWeekday();
  return (
    <ol
      className="grid grid-cols-[repeat(14,1fr)] border-x border-x-line [&>*]:grid [&>*]:place-items-center [&>*]:border-l [&>*]:border-l-line [&>:first-child]:border-l-0 md:max-[82rem]:col-span-full md:max-[82rem]:row-2 md:max-[82rem]:border-0 md:max-[82rem]:border-t md:max-[82rem]:border-t-line md:max-[82rem]:[&>*]:h-15 md:max-[82rem]:[&>*]:content-center md:max-[82rem]:[&>*]:gap-[3px] max-md:order-2 max-md:grid-cols-[repeat(7,1fr)] max-md:border-0 max-md:border-t max-md:border-t-line max-md:[&>*]:h-14 max-md:[&>*]:grid-rows-[auto_auto] max-md:[&>*]:content-center max-md:[&>*]:gap-[3px] max-md:[&>:nth-child(-n_+_7)]:hidden max-md:[&>:nth-child(8)]:border-l-0"
      aria-label={t('list.strip', { name })}
    >
      {days.map((day) => (
        <li
          key={day.day}
          data-day={weekday(day.day)}
          className={clsx(
            'md:max-[82rem]:data-day:before:content-[attr(data-day)] md:max-[82rem]:data-day:before:text-fs-9 md:max-[82rem]:data-day:before:text-ink-2 md:max-[82rem]:data-day:before:leading-none max-md:data-day:before:content-[attr(data-day)] max-md:data-day:before:text-fs-9 max-md:data-day:before:text-ink-2 max-md:data-day:before:leading-none',
            isWeekend(day.day) && 'bg-sheet-2',
          )}
        >
          <DayCell feedId={feedId} day={day} />
        </li>
      ))}
    </ol>
  );
}

const OUTCOME_LOOK: Record<DayOutcome, string> = {
  none: 'text-ink-2 font-medium',
  unchanged: 'text-ink-2 font-medium',
  changed: 'bg-good-tint text-good font-bold',
  quarantined: 'bg-warn-tint text-warn font-bold',
  'too-small': '[background:var(--hatch)] shadow-[inset_0_0_0_1.5px_var(--shift-s-ink)] text-shift-s-ink font-bold',
  failed: '[background:var(--hatch)] shadow-[inset_0_0_0_1.5px_var(--shift-s-ink)] text-shift-s-ink font-bold',
};

function DayCell({ feedId, day }: { feedId: string; day: FeedDay }) {
  const { t, number } = useFeedWords();
  const outcome = dayOutcome(day);
  const date = formatDate(noon(day.day));
  const words = <span className="visually-hidden"> {t('list.cell', { date, outcome: t(`outcome.${outcome}`) })}</span>;
  if (!day.runId)
    return (
      <span
        className={clsx(
          'relative grid place-items-center w-8 h-8 rounded-cell font-display text-fs-8 leading-none tabular-nums max-md:w-9 max-md:h-6.5',
          OUTCOME_LOOK[outcome],
        )}
      >
        <span aria-hidden="true">–</span>
        {words}
      </span>
    );
  return (
    <Link
      className={clsx(
        'relative grid place-items-center w-8 h-8 rounded-cell font-display text-fs-8 leading-none tabular-nums min-w-6 min-h-6 hover:underline hover:underline-offset-[0.2em] max-md:w-9 max-md:h-6.5',
        OUTCOME_LOOK[outcome],
      )}
      to={runPath(feedId, day.runId)}
    >
      {day.items === null ? <span aria-hidden="true">{outcome === 'failed' ? '×' : '–'}</span> : number(day.items)}
      {words}
    </Link>
  );
}

const LEGEND: readonly { outcome: DayOutcome; sample: string }[] = [
  { outcome: 'unchanged', sample: '24' },
  { outcome: 'changed', sample: '24' },
  { outcome: 'quarantined', sample: '9' },
  { outcome: 'too-small', sample: '9' },
  { outcome: 'failed', sample: '×' },
];

export function DayLegend() {
  const { t } = useFeedWords();
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-[8px] py-3 px-5 border-t border-t-line text-fs-9 text-ink-2 max-md:px-gutter">
      {LEGEND.map(({ outcome, sample }) => (
        <li className="inline-flex items-center gap-[8px]" key={outcome}>
          <span
            className={clsx(
              'relative grid place-items-center rounded-cell font-display leading-none tabular-nums w-6.5 h-6 text-fs-9',
              OUTCOME_LOOK[outcome],
            )}
            aria-hidden="true"
          >
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
  if (day.status === 'on_hold') return 'too-small';
  if (day.status !== 'done') return 'none';
  if (day.quarantined > 0) return 'quarantined';
  return day.hasChanges ? 'changed' : 'unchanged';
}

/** Saturday or Sunday of the calendar. */
export function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
}
