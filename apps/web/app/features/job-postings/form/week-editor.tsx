import { SHIFTS, type Shift, WEEKDAYS } from '@stellenvisite/contract/duty';
import type { Week } from '@stellenvisite/contract/duty.schema';
import { formatNumber } from '@stellenvisite/contract/format-number';
import { clsx } from 'clsx';
import { Check, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../ui/use-locale.ts';
import { gridTarget } from '../../jobs/shared/grid-keys.ts';
import { isWeekend } from '../../jobs/shared/shift.ts';
import { ShiftCell } from '../../jobs/shared/shift-cell.tsx';
import { useShiftLetters } from '../../jobs/shared/use-shift-letters.ts';
import { targetId } from './form-fields.ts';
import { EMPTY_WEEK, findShortRests, type ShiftTimes, shiftsOf, weekHours, withShift } from './week-rules.ts';

type WeekEditorProps = {
  week: Week | null;
  times: ShiftTimes;
  onChange: (week: Week | null) => void;
};

/** The example week as a row of the roster: a pen and a click, or letters and arrows of the keyboard. */
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
    <div className="wk-ed">
      <fieldset className="wk-ed-brush">
        <legend className="visually-hidden">{t('form.week.brush')}</legend>
        {[...SHIFTS, null].map((shift) => (
          <label key={shift ?? 'free'} className={clsx(brush === shift && 'on')}>
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
                <small className="num">
                  {times[shift].start}–{times[shift].end}
                </small>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/useSemanticElements: seven buttons with one tab stop, moved through by arrows */}
      <div
        className="wk-ed-row"
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
            <div key={name} className={clsx(isWeekend(day) && 'we', shortDays.has(day) && 'short')}>
              <span className="wk-ed-day" aria-hidden="true">
                {ui(`week.day.${name}`)}
              </span>
              <button
                type="button"
                data-day={day}
                className={clsx('wk-ed-cell', shift ? `sh-${shift}` : 'wk-ed-free')}
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
      <p className="wk-ed-keys" id="week-editor-keys">
        {t('form.week.keys')}{' '}
        {SHIFTS.map((shift) => (
          <kbd key={shift}>{letters[shift]}</kbd>
        ))}{' '}
        {t('form.week.keysSet')} <kbd>←</kbd>
        <kbd>→</kbd> {t('form.week.keysMove')} <kbd>⌫</kbd> {t('form.week.keysFree')}
      </p>
    </div>
  );
}

/** What the week comes to, and whether the law allows it. */
function WeekSummary({ week }: { week: Week | null }) {
  const { t } = useTranslation('job-postings');
  const { t: fields } = useTranslation('job-fields');
  const locale = useLocale();
  if (!week) return null;
  const [short] = findShortRests(week);
  const clock = (minutes: number) =>
    `${Math.floor(Math.max(0, minutes) / 60)}:${String(Math.max(0, minutes) % 60).padStart(2, '0')}`;
  return (
    <div className="wk-ed-sum">
      <p className={short ? 'bad' : 'good'}>
        {short ? <TriangleAlert size={16} /> : <Check size={16} />}
        {short
          ? t('form.week.shortRest', {
              from: fields(`weekday.${WEEKDAYS[short.day - 1]}`),
              to: fields(`weekday.${WEEKDAYS[short.day]}`),
              time: clock(short.minutes),
            })
          : t('form.week.restKept')}
      </p>
      <dl>
        <div>
          <dt>{t('form.week.hours')}</dt>
          <dd className="num">
            {t('form.week.hoursValue', { hours: formatNumber(weekHours(week), locale, { max: 1 }) })}
          </dd>
        </div>
        <div>
          <dt>{t('form.week.seen')}</dt>
          <dd>
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
