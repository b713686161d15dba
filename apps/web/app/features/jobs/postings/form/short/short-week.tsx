import { SHIFTS, type Shift, WEEKDAYS } from '@stellenvisite/contract/jobs/duty';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isWeekend, useShiftLetters } from '../../../display/shift.ts';
import { targetId } from '../form-fields.ts';
import { ClockPair, mergeShifts } from '../sections/duty-section.tsx';
import { usePosting } from '../use-posting.ts';
import { EMPTY_WEEK, type ShiftTimes, shiftsOf, timesOf, withShift, withTimes } from '../week-editor.tsx';

/** The duties a press on a day goes through, from a free day to a free day. */
const CYCLE: readonly (Shift | null)[] = [null, 'day', 'early', 'late', 'night'];

/** Renders the example week as seven buttons: each press gives the day its next duty. */
export function ShortWeek() {
  const { t } = useTranslation('job-postings');
  const { t: fields } = useTranslation('job-fields');
  const { t: ui } = useTranslation('ui');
  const letters = useShiftLetters();
  const { content, change } = usePosting();
  const duty = content.duty ?? {};
  const [ownTimes, setOwnTimes] = useState<Partial<ShiftTimes>>({});
  const times = { ...timesOf(duty.week), ...ownTimes };
  const week = duty.week ?? EMPTY_WEEK;
  const used = shiftsOf(week);
  const press = (day: number) => {
    const shift = CYCLE[(CYCLE.indexOf(week[day]?.shift ?? null) + 1) % CYCLE.length] ?? null;
    const next = withShift(week, day, shift, times);
    const stated = next.every((cell) => cell === null) ? null : next;
    change({ duty: { ...duty, week: stated, shifts: mergeShifts(duty.shifts ?? [], duty.week ?? null, stated) } });
  };
  const setTimes = (shift: Shift, next: { start: string; end: string }) => {
    setOwnTimes({ ...ownTimes, [shift]: next });
    if (duty.week) change({ duty: { ...duty, week: withTimes(duty.week, shift, next) } });
  };
  return (
    <>
      <div className="grid grid-cols-7 gap-1" id={targetId('week')} tabIndex={-1}>
        {WEEKDAYS.map((name, day) => {
          const shift = week[day]?.shift;
          return (
            <div key={name} className="grid gap-1 text-center text-[0.75rem] text-ink-2 leading-[1.2]">
              <span aria-hidden="true">{ui(`week.day.${name}`)}</span>
              <button
                type="button"
                className={clsx(
                  'h-11 w-full rounded-cell font-bold font-display text-fs-6 leading-none',
                  shift
                    ? `sh-${shift} bg-(--bg) text-(--fg)`
                    : 'text-ink-2 shadow-[inset_0_0_0_1px_var(--line-2)] hover:shadow-[inset_0_0_0_1.5px_var(--ink-3)]',
                  !shift && (isWeekend(day) ? 'bg-sheet-2' : 'bg-sheet'),
                )}
                aria-label={`${fields(`weekday.${name}`)}: ${shift ? fields(`shift.${shift}`) : t('form.week.free')}`}
                onClick={() => press(day)}
              >
                {shift ? letters[shift] : '–'}
              </button>
            </div>
          );
        })}
      </div>
      <p className="mt-1.5 text-fs-9 text-ink-2 leading-[1.45]">
        {used.map((shift) => (
          <span key={shift}>
            {t('form.short.week.means', {
              letter: letters[shift],
              shift: fields(`shift.${shift}`),
              ...times[shift],
            })}{' '}
          </span>
        ))}
        {t('form.short.week.press')}
      </p>
      {used.length > 0 && (
        <details className="pj-more my-0!">
          <summary>{t('form.week.times')}</summary>
          <div className="pj-times">
            {SHIFTS.filter((shift) => used.includes(shift)).map((shift) => (
              <ClockPair
                key={shift}
                label={fields(`shift.${shift}`)}
                value={times[shift]}
                onChange={(next) => setTimes(shift, next)}
              />
            ))}
          </div>
        </details>
      )}
    </>
  );
}
