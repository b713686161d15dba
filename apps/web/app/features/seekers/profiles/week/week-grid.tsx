import { SHIFTS, type Shift, WEEKDAYS } from '@stellenvisite/contract/jobs/duty';
import { hasWeek, SHIFT_WISHES, type ShiftWish } from '@stellenvisite/contract/seekers/seeker-profiles';
import { clsx } from 'clsx';
import { Check, Circle, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gridTarget } from '../../../jobs/display/grid-keys.ts';
import { isWeekend } from '../../../jobs/display/shift.ts';
import { ShiftCell } from '../../../jobs/display/shift-cell.tsx';
import { useProfile } from '../use-profile.ts';
import { nextWish, UNSET_WEEK, type Week, type WeekCell, wishAt, withWish } from './use-week-sentence.ts';

type WeekSteps = ReturnType<typeof useWeekSteps>;

const ICONS = { like: Check, ok: Circle, no: X } as const;
const STROKES = { like: 'stroke-[2.5]', ok: 'stroke-[2.75]', no: undefined } as const;

const TABLE = 'w-full table-fixed border-collapse';

/** A cell by its `data-wish`; hatching means missing. */
export const WISH_CELL = clsx(
  'flex select-none items-center justify-center gap-1.75 whitespace-nowrap rounded-cell font-semibold text-fs-8 leading-none transition-[background] duration-fast ease-standard',
  'data-[wish=like]:bg-(--bg) data-[wish=like]:text-(--fg)',
  'data-[wish=ok]:inset-ring-[1.5px] data-[wish=ok]:inset-ring-[color-mix(in_srgb,var(--tint-ink)_55%,var(--bg))] data-[wish=ok]:bg-(--tint) data-[wish=ok]:text-(--tint-ink)',
  'data-[wish=no]:inset-ring data-[wish=no]:inset-ring-line-2 data-[wish=no]:font-medium data-[wish=no]:text-ink-3',
  'data-[wish=unset]:inset-ring data-[wish=unset]:inset-ring-line-2 data-[wish=unset]:bg-[repeating-linear-gradient(135deg,transparent_0_4px,color-mix(in_srgb,var(--line-2)_45%,transparent)_4px_6px)]',
);

type WeekGridProps = {
  steps: WeekSteps /** Says what a key or a tap has changed. */;
  announce: (text: string) => void;
};

/** Seven days by four shifts with one tab stop: arrows move, space cycles, 1 to 3 set, and a mouse can paint over cells. */
export function WeekGrid({ steps, announce }: WeekGridProps) {
  const { t } = useTranslation('seeker-profiles');
  const { t: fields } = useTranslation('job-fields');
  const { t: ui } = useTranslation('ui');
  const [current, setCurrent] = useState<WeekCell>({ day: 0, shift: 'early' });
  const grid = useRef<HTMLTableElement>(null);
  const painting = useRef<ShiftWish | null>(null);

  const nameOf = ({ day, shift }: WeekCell) => `${fields(`weekday.${WEEKDAYS[day]}`)} ${fields(`shift.${shift}`)}`;
  const labelOf = (cell: WeekCell, wish: ShiftWish | null) => `${nameOf(cell)}: ${t(`week.wish.${wish ?? 'unset'}`)}`;
  const set = (cell: WeekCell, wish: ShiftWish, isContinued = false) => {
    steps.set(withWish(steps.read(), cell, wish), { isContinued });
    announce(labelOf(cell, wish));
  };
  const cycle = (cell: WeekCell) => set(cell, nextWish(wishAt(steps.read(), cell)));
  const move = (cell: WeekCell) => {
    setCurrent(cell);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell.day}-${cell.shift}"]`)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent, cell: WeekCell) => {
    const wish = SHIFT_WISHES[Number(event.key) - 1];
    const target = targetOf(event, cell);
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      if (steps.canUndo) announce(t('week.undone'));
      steps.undo();
    } else if (target) move(target);
    else if (wish && !event.ctrlKey && !event.altKey && !event.metaKey) set(cell, wish);
    else return;
    event.preventDefault();
  };
  const startPainting = (event: PointerEvent, cell: WeekCell) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    const wish = nextWish(wishAt(steps.read(), cell));
    painting.current = wish;
    set(cell, wish);
    addEventListener('pointerup', () => setTimeout(() => (painting.current = null)), { once: true });
  };
  const paint = (cell: WeekCell) => {
    const wish = painting.current;
    if (wish && wishAt(steps.read(), cell) !== wish) set(cell, wish, true);
  };
  // A press of the mouse was taken in when it began; a tap and a key come as a click alone.
  const click = (cell: WeekCell) => painting.current === null && cycle(cell);

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with one tab stop whose cells are moved through is a grid (ARIA)
    <table className={TABLE} role="grid" aria-labelledby="week-title" aria-describedby="week-keys" ref={grid}>
      <thead>
        <tr>
          <th
            className="h-10 w-36 border-line p-1 text-center font-semibold text-fs-7 leading-none max-md:h-9 max-md:w-10 max-md:p-0.5 max-lg:w-31 max-lg:pl-2"
            scope="col"
          >
            <span className="visually-hidden">{t('week.shift')}</span>
          </th>
          {WEEKDAYS.map((day, index) => (
            <th
              key={day}
              scope="col"
              className={clsx(
                'h-10 border-line border-l p-1 text-center font-semibold text-fs-7 leading-none max-md:h-9 max-md:p-0.5',
                isWeekend(index) && 'bg-sheet-2',
              )}
            >
              <abbr className="no-underline" title={fields(`weekday.${day}`)}>
                {ui(`week.day.${day}`)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SHIFTS.map((shift) => (
          <tr key={shift} className={`sh-${shift}`}>
            <th
              className="w-36 border-line border-t py-1 pr-2 pl-4 text-left max-md:w-10 max-md:p-0.5 max-lg:w-31 max-lg:pl-2"
              scope="row"
            >
              <ShiftName shift={shift} />
            </th>
            {WEEKDAYS.map((dayName, day) => {
              const cell = { day, shift };
              const wish = wishAt(steps.week, cell);
              return (
                <td
                  key={dayName}
                  className={clsx('border-line border-t border-l p-1 max-md:p-0.5', isWeekend(day) && 'bg-sheet-2')}
                >
                  <button
                    type="button"
                    className={clsx(
                      WISH_CELL,
                      'min-h-12 w-full hover:brightness-[0.97] focus-visible:outline-3 focus-visible:outline-focus focus-visible:outline-offset-1 max-lg:flex-col max-lg:gap-0.75 max-lg:text-fs-9',
                    )}
                    data-cell={`${day}-${shift}`}
                    data-wish={wish ?? 'unset'}
                    tabIndex={current.day === day && current.shift === shift ? 0 : -1}
                    aria-label={labelOf(cell, wish)}
                    onFocus={() => setCurrent(cell)}
                    onKeyDown={(event) => onKeyDown(event, cell)}
                    onPointerDown={(event) => startPainting(event, cell)}
                    onPointerEnter={() => paint(cell)}
                    onClick={() => click(cell)}
                  >
                    <WishIcon wish={wish} />
                    {wish && <span className="max-md:hidden">{t(`week.wish.${wish}`)}</span>}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ShiftName({ shift }: { shift: Shift }) {
  const { t } = useTranslation('seeker-profiles');
  const { t: fields } = useTranslation('job-fields');
  return (
    <span className="flex items-center gap-2.5 font-semibold text-fs-7 leading-[1.2] max-md:justify-center">
      <ShiftCell shift={shift} />
      <span className="max-md:visually-hidden">
        {fields(`shift.${shift}`)}
        <small className="num block whitespace-nowrap font-normal text-fs-9 text-ink-2">
          {t(`week.hours.${shift}`)}
        </small>
      </span>
    </span>
  );
}

/** Where a key leads from a cell; nothing at the edge. */
function targetOf({ key }: KeyboardEvent, { day, shift }: WeekCell): WeekCell | null {
  const size = { columns: WEEKDAYS.length, rows: SHIFTS.length };
  const target = gridTarget(key, { column: day, row: SHIFTS.indexOf(shift) }, size);
  return target && { day: target.column, shift: SHIFTS[target.row] ?? shift };
}

/** Tick, ring and cross: a wish is never indicated by colour alone. */
export function WishIcon({ wish }: { wish: ShiftWish | null }) {
  if (!wish) return null;
  const Icon = ICONS[wish];
  return <Icon size={wish === 'ok' ? 14 : 18} className={STROKES[wish]} />;
}

/** The own week and its changes as steps that can be taken back one by one. */
export function useWeekSteps() {
  const { data, change } = useProfile();
  const week = data.week ?? UNSET_WEEK;
  // Two events can come before the next render.
  const current = useRef(week);
  current.current = week;
  const [steps, setSteps] = useState<readonly Week[]>([]);
  const put = (next: Week) => {
    current.current = next;
    change({ week: hasWeek(next) ? next : null });
  };
  return {
    week,
    read: () => current.current,
    canUndo: steps.length > 0,
    /** `isContinued`: a part of the step before, as each further cell that a drag reaches. */
    set: (next: Week, { isContinued = false } = {}) => {
      if (!isContinued) setSteps([...steps, current.current]);
      put(next);
    },
    undo: () => {
      const before = steps.at(-1);
      if (!before) return;
      setSteps(steps.slice(0, -1));
      put(before);
    },
  };
}
