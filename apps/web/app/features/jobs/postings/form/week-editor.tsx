import { SHIFTS, type Shift, WEEKDAYS } from '@stellenvisite/contract/jobs/duty';
import type { Week } from '@stellenvisite/contract/jobs/duty.schema';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { clsx } from 'clsx';
import { Check, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../../../ui/kbd.tsx';
import { useLocale } from '../../../../ui/use-locale.ts';
import { gridTarget } from '../../display/grid-keys.ts';
import { isWeekend, useShiftLetters } from '../../display/shift.ts';
import { ShiftCell } from '../../display/shift-cell.tsx';
import { targetId } from './form-fields.ts';
import { SHEET } from './section-frame.tsx';

export type ShiftTimes = Record<Shift, { start: string; end: string }>;

/** Common times of a hospital, to begin with. */
export const USUAL_TIMES: ShiftTimes = {
  early: { start: '06:00', end: '14:12' },
  day: { start: '08:00', end: '16:30' },
  late: { start: '13:30', end: '21:42' },
  night: { start: '21:15', end: '06:30' },
};

const DAY_MINUTES = 1440;

export const EMPTY_WEEK: Week = WEEKDAYS.map(() => null);

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

export const shiftsOf = (week: Week): Shift[] => SHIFTS.filter((shift) => week.some((cell) => cell?.shift === shift));

type ShortRest = { day: number; minutes: number };

/** § 5 ArbZG: eleven hours between two duties, ten in hospitals and care where they are made up for. */
const LEAST_REST_MINUTES = 600;

type WeekEditorProps = {
  week: Week | null;
  times: ShiftTimes;
  onChange: (week: Week | null) => void;
};

/** Renders the example week as a row of the roster: a pen and a click, or letters and arrows of the keyboard. */
export function WeekEditor({ week, times, onChange }: WeekEditorProps) {
  const { t } = useTranslation('job-postings');
  const { t: fields } = useTranslation('job-fields');
  const { t: ui } = useTranslation('ui');
  const letters = useShiftLetters();
  const [brush, setBrush] = useState<Shift | null>('early');
  const [current, setCurrent] = useState(0);
  const [said, setSaid] = useState('');
  const row = useRef<HTMLDivElement>(null);
  const shown = week ?? EMPTY_WEEK;
  const shortDays = new Set(findShortRests(shown).map(({ day }) => day));

  const labelOf = (day: number, shift: Shift | null | undefined) =>
    `${fields(`weekday.${WEEKDAYS[day]}`)}: ${shift ? fields(`shift.${shift}`) : t('form.week.free')}`;
  const set = (day: number, shift: Shift | null) => {
    const next = withShift(shown, day, shift, times);
    onChange(next.every((cell) => cell === null) ? null : next);
    setSaid(labelOf(day, shift));
  };
  const move = (day: number) => {
    setCurrent(day);
    row.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, day: number) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const letter = SHIFTS.find((shift) => letters[shift].toLowerCase() === event.key.toLowerCase());
    const target = gridTarget(event.key, { column: day, row: 0 }, { columns: WEEKDAYS.length, rows: 1 });
    if (letter) {
      set(day, letter);
      move(Math.min(day + 1, WEEKDAYS.length - 1));
    } else if (event.key === 'Backspace' || event.key === 'Delete') set(day, null);
    else if (target) move(target.column);
    else return;
    event.preventDefault();
  };
  return (
    <div className={SHEET}>
      <fieldset className="grid grid-cols-[repeat(4,minmax(0,1fr))_6rem] border-line border-b max-md:grid-cols-5">
        <legend className="visually-hidden">{t('form.week.brush')}</legend>
        {[...SHIFTS, null].map((shift) => (
          <label key={shift ?? 'free'} className={clsx(BRUSH, brush === shift ? CHOSEN_BRUSH : 'hover:bg-sheet-2')}>
            <input
              type="radio"
              className="visually-hidden"
              name="week-brush"
              checked={brush === shift}
              onChange={() => setBrush(shift)}
            />
            <ShiftCell shift={shift} />
            <span>
              {shift ? fields(`shift.${shift}`) : t('form.week.free')}
              {shift && (
                <small className="num block font-normal text-[0.75rem] text-ink-2 max-md:hidden">
                  {times[shift].start}–{times[shift].end}
                </small>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/useSemanticElements: seven buttons with one tab stop, moved through by arrows */}
      <div
        className="grid grid-cols-7"
        role="group"
        aria-label={t('form.week.label')}
        aria-describedby="week-editor-keys"
        ref={row}
        id={targetId('week')}
        tabIndex={-1}
      >
        {WEEKDAYS.map((name, day) => {
          const shift = shown[day]?.shift;
          return (
            <div key={name} className={clsx(DAY, isWeekend(day) && 'bg-sheet-2', shortDays.has(day) && SHORT_REST)}>
              <span className="font-semibold text-fs-8 text-ink-2 leading-none" aria-hidden="true">
                {ui(`week.day.${name}`)}
              </span>
              <button
                type="button"
                data-day={day}
                className={clsx(
                  CELL,
                  shift
                    ? `sh-${shift} bg-(--bg) text-(--fg)`
                    : 'shadow-[inset_0_0_0_1px_var(--line)] hover:shadow-[inset_0_0_0_1.5px_var(--line-2)]',
                )}
                aria-label={labelOf(day, shift)}
                tabIndex={current === day ? 0 : -1}
                onFocus={() => setCurrent(day)}
                onKeyDown={(event) => onKeyDown(event, day)}
                onClick={() => set(day, shift === brush ? null : brush)}
              >
                {shift && letters[shift]}
              </button>
            </div>
          );
        })}
      </div>
      <WeekSummary week={week} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <p
        className="border-line border-t px-4 pt-2 pb-3 text-fs-9 text-ink-2 leading-[1.9] max-md:hidden"
        id="week-editor-keys"
      >
        {t('form.week.keys')}{' '}
        {SHIFTS.map((shift) => (
          <Kbd key={shift}>{letters[shift]}</Kbd>
        ))}{' '}
        {t('form.week.keysSet')} <Kbd>←</Kbd>
        <Kbd>→</Kbd> {t('form.week.keysMove')} <Kbd>⌫</Kbd> {t('form.week.keysFree')}
      </p>
    </div>
  );
}

const BRUSH =
  'relative flex min-h-14 cursor-pointer items-center gap-2 border-line pt-2 pr-1 pb-2.5 pl-2.5 font-semibold text-fs-8 leading-[1.2] has-focus-visible:outline-[3px] has-focus-visible:outline-focus has-focus-visible:-outline-offset-3 max-md:flex-col max-md:gap-1 max-md:px-0 max-md:pb-[11px] max-md:text-center [label+&]:border-l';
const CHOSEN_BRUSH = 'bg-marker-soft after:absolute after:inset-x-0 after:bottom-0 after:h-[5px] after:bg-marker-2';
const DAY =
  'relative grid grid-rows-[2.25rem_4rem] place-items-center border-line not-first:border-l max-md:grid-rows-[2rem_3.5rem]';
const SHORT_REST =
  "before:absolute before:bottom-6 before:-left-[9px] before:z-1 before:grid before:h-[22px] before:w-[17px] before:place-items-center before:rounded-[3px] before:bg-sheet before:font-bold before:font-display before:text-fs-9 before:text-warn before:leading-none before:shadow-[0_0_0_2px_var(--warn)] before:content-['!']";
const CELL =
  'mb-2.5 h-[calc(100%-10px)] w-[calc(100%-12px)] rounded-cell font-bold font-display text-[1.25rem] leading-none focus-visible:outline-[3px] focus-visible:outline-focus focus-visible:outline-offset-1 max-md:w-[calc(100%-6px)]';

/** Shows the total of the week and whether it complies with labour law. */
function WeekSummary({ week }: { week: Week | null }) {
  const { t } = useTranslation('job-postings');
  const { t: fields } = useTranslation('job-fields');
  const locale = useLocale();
  if (!week) return null;
  const [short] = findShortRests(week);
  const clock = (minutes: number) =>
    `${Math.floor(Math.max(0, minutes) / 60)}:${String(Math.max(0, minutes) % 60).padStart(2, '0')}`;
  return (
    <div className="border-line border-t">
      <p
        className={clsx(
          'flex items-start gap-2 px-4 py-2.5 text-fs-8 leading-[1.4]',
          short ? 'text-warn' : 'text-good',
        )}
      >
        {short ? <TriangleAlert className="mt-0.5" size={16} /> : <Check className="mt-0.5" size={16} />}
        {short
          ? t('form.week.shortRest', {
              from: fields(`weekday.${WEEKDAYS[short.day - 1]}`),
              to: fields(`weekday.${WEEKDAYS[short.day]}`),
              time: clock(short.minutes),
            })
          : t('form.week.restObserved')}
      </p>
      <dl className="grid grid-cols-[1fr_1fr] border-line border-t">
        <div className="px-4 pt-2.5 pb-3">
          <dt className="text-fs-9 text-ink-2">{t('form.week.hours')}</dt>
          <dd className="num mt-0.5 flex gap-1 font-semibold text-fs-6 leading-[1.5]">
            {t('form.week.hoursValue', { hours: formatNumber(weekHours(week), locale, { max: 1 }) })}
          </dd>
        </div>
        <div className="border-line border-l px-4 pt-2.5 pb-3">
          <dt className="text-fs-9 text-ink-2">{t('form.week.seen')}</dt>
          <dd className="mt-0.5 flex gap-1 font-display font-semibold text-fs-6 leading-[1.5]">
            {shiftsOf(week).map((shift) => (
              <ShiftCell key={shift} shift={shift} />
            ))}
            <span className="visually-hidden">
              {shiftsOf(week)
                .map((shift) => fields(`shift.${shift}`))
                .join(', ')}
            </span>
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** Returns the times of each shift: those of the week where it has them. */
export function timesOf(week: Week | null | undefined): ShiftTimes {
  const found = (week ?? []).flatMap((cell) => (cell ? [[cell.shift, { start: cell.start, end: cell.end }]] : []));
  return { ...USUAL_TIMES, ...Object.fromEntries(found) };
}

export function withShift(week: Week, day: number, shift: Shift | null, times: ShiftTimes): Week {
  return week.map((cell, index) => (index === day ? shift && { shift, ...times[shift] } : cell));
}

/** Sets the times of every duty of that shift. */
export function withTimes(week: Week, shift: Shift, times: { start: string; end: string }): Week {
  return week.map((cell) => (cell?.shift === shift ? { ...cell, ...times } : cell));
}

function lengthOf({ start, end }: { start: string; end: string }): number {
  return (minutesOf(end) - minutesOf(start) + DAY_MINUTES) % DAY_MINUTES;
}

/** Hours of work, without the breaks that § 4 ArbZG asks for at least. */
export function weekHours(week: Week): number {
  const minutes = week.reduce((sum, cell) => {
    if (!cell) return sum;
    const present = lengthOf(cell);
    return sum + present - (present > 540 ? 45 : present > 360 ? 30 : 0);
  }, 0);
  return minutes / 60;
}

/** Rests between the duties of neighbouring days that are too short; `day` is the one after the rest. */
export function findShortRests(week: Week): ShortRest[] {
  return week.flatMap((cell, day) => {
    const before = week[day - 1];
    if (!cell || !before) return [];
    const ended = minutesOf(before.start) + lengthOf(before);
    const minutes = DAY_MINUTES + minutesOf(cell.start) - ended;
    return minutes < LEAST_REST_MINUTES ? [{ day, minutes }] : [];
  });
}
