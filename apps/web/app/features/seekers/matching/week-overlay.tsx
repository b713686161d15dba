import { SHIFTS, type Shift, WEEKDAYS, type Weekday } from '@stellenvisite/contract/jobs/duty';
import type { DutyCell, Week } from '@stellenvisite/contract/jobs/duty.schema';
import type { OwnWeek, ShiftWish } from '@stellenvisite/contract/seekers/seeker-profiles';
import { clsx } from 'clsx';
import { Check, Circle, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isWeekend, useShiftLetters } from '../../jobs/display/shift.ts';
import { ShiftCell } from '../../jobs/display/shift-cell.tsx';

export type OverlayCell = {
  day: Weekday;
  shift: Shift;
  wish: ShiftWish | null;
  /** The job's duty in this cell. */
  duty: DutyCell | null;
  /** The job has a duty where the person has none. */
  isConflict: boolean;
};

type OverlayRow = { shift: Shift; cells: OverlayCell[] };

const WISH_ICONS = { like: Check, ok: Circle, no: X } as const;

export function WeekOverlay({ rows }: { rows: readonly OverlayRow[] }) {
  const { t } = useTranslation(['matching', 'ui']);
  return (
    <div className="overflow-hidden rounded-sheet border border-line bg-sheet max-md:-mx-(--gutter) max-md:rounded-none max-md:border-x-0">
      <table className="w-full table-fixed border-collapse">
        <caption className="visually-hidden">{t('week.title')}</caption>
        <thead>
          <tr>
            <td className="h-10 w-26 border-line align-middle font-semibold text-fs-7 max-md:w-10" />
            {WEEKDAYS.map((day, index) => (
              <th
                key={day}
                scope="col"
                className={clsx(
                  'h-10 border-line border-l text-center align-middle font-semibold text-fs-7',
                  isWeekend(index) && 'bg-sheet-2',
                )}
              >
                <abbr className="no-underline" title={t(`week.day.${day}`)}>
                  {t(`ui:week.day.${day}`)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ shift, cells }) => (
            <tr key={shift}>
              <th
                className="h-15 w-26 border-line border-t pl-4 text-left align-middle font-semibold text-fs-7 max-md:h-14 max-md:w-10 max-md:pl-0 max-md:text-center"
                scope="row"
              >
                <ShiftCell className="align-middle" shift={shift} />
                <span className="max-md:visually-hidden ml-2.5 align-middle">{t(`ui:shift.${shift}.name`)}</span>
              </th>
              {cells.map((cell, index) => (
                <Cell key={cell.day} cell={cell} isWeekend={isWeekend(index)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend />
    </div>
  );
}

function Cell({ cell, isWeekend }: { cell: OverlayCell; isWeekend: boolean }) {
  const { t } = useTranslation('matching');
  const letters = useShiftLetters();
  const { shift, duty, wish, isConflict } = cell;
  return (
    <td
      className={clsx(
        'h-15 border-line border-t border-l text-center font-medium text-fs-9 max-md:h-14',
        duty ? 'p-1.25 align-top max-md:p-1' : 'align-middle',
        isConflict && 'inset-ring-[2.5px] inset-ring-warn forced-colors:outline-3 forced-colors:-outline-offset-3',
        isConflict ? 'bg-warn-tint' : wish === 'like' ? 'bg-marker-soft' : isWeekend && 'bg-sheet-2',
        wish === 'like' ? 'text-ink' : 'text-ink-2',
      )}
    >
      {duty && (
        <b
          className={clsx(
            'flex h-7 items-center justify-between rounded-cell bg-(--bg) px-2 font-bold font-display text-(--fg) text-fs-6 leading-none max-md:justify-center max-md:px-0',
            `sh-${shift}`,
          )}
        >
          <span aria-hidden="true">{letters[shift]}</span>
          <span className="visually-hidden">{t('week.duty')}</span>
          <small className="num font-medium text-fs-9 leading-none max-md:hidden">{duty.start}</small>
        </b>
      )}
      <Wish wish={wish} isConflict={isConflict} isDuty={duty !== null} />
    </td>
  );
}

type WishProps = { wish: ShiftWish | null; isConflict: boolean; isDuty: boolean };

function Wish({ wish, isConflict, isDuty }: WishProps) {
  const { t } = useTranslation('matching');
  const Icon = wish && (isConflict ? TriangleAlert : WISH_ICONS[wish]);
  return (
    <span
      className={clsx(
        'inline-flex items-center justify-center',
        isDuty ? 'mt-1 gap-1' : 'gap-1.25',
        isConflict && 'font-semibold text-warn',
      )}
    >
      {Icon && <Icon size={16} />}
      <em className={clsx('max-md:visually-hidden', !wish && 'text-ink-3')}>{t(`week.wish.${wish ?? 'unset'}`)}</em>
    </span>
  );
}

const KEY = 'grid h-6 w-7 place-items-center rounded-cell';

function Legend() {
  const { t } = useTranslation('matching');
  return (
    <ul
      className="flex flex-wrap gap-x-5 gap-y-2 border-line border-t bg-sheet-2 px-4 py-3 text-fs-8 text-ink-2 max-md:gap-x-4 max-md:px-gutter"
      aria-hidden="true"
    >
      <li className="flex items-center gap-2">
        <ShiftCell shift="early" />
        {t('week.duty')}
      </li>
      {(['like', 'ok', 'no'] as const).map((wish) => {
        const Icon = WISH_ICONS[wish];
        return (
          <li className="flex items-center gap-2" key={wish}>
            <i className={clsx(KEY, 'inset-ring inset-ring-line-2', wish === 'like' ? 'bg-marker-soft' : 'bg-sheet')}>
              <Icon size={16} />
            </i>
            {t(`week.wish.${wish}`)}
          </li>
        );
      })}
      <li className="flex items-center gap-2">
        <i className={clsx(KEY, 'inset-ring-2 inset-ring-warn bg-warn-tint text-warn')}>
          <TriangleAlert size={16} />
        </i>
        {t('week.conflictKey')}
      </li>
    </ul>
  );
}

/** Returns a job's example week over the own one, a row for each shift. */
export function overlayWeek(week: Week, own: OwnWeek): OverlayRow[] {
  return SHIFTS.map((shift) => ({
    shift,
    cells: WEEKDAYS.map((day, index) => {
      const planned = week[index];
      const wish = own[index]?.[shift] ?? null;
      const duty = planned?.shift === shift ? planned : null;
      return { day, shift, wish, duty, isConflict: duty !== null && wish === 'no' };
    }),
  }));
}

/** In the order of the week. */
export function listConflicts(rows: readonly OverlayRow[]): OverlayCell[] {
  const found = rows.flatMap(({ cells }) => cells.filter(({ isConflict }) => isConflict));
  return found.sort((a, b) => WEEKDAYS.indexOf(a.day) - WEEKDAYS.indexOf(b.day));
}
