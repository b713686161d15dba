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
    <div className="ovw">
      <table className="ov">
        <caption className="visually-hidden">{t('week.title')}</caption>
        <thead>
          <tr>
            <td />
            {WEEKDAYS.map((day, index) => (
              <th key={day} scope="col" className={clsx(isWeekend(index) && 'we')}>
                <abbr title={t(`week.day.${day}`)}>{t(`ui:week.day.${day}`)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ shift, cells }) => (
            <tr key={shift}>
              <th scope="row">
                <ShiftCell shift={shift} />
                <span>{t(`ui:shift.${shift}.name`)}</span>
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
      className={clsx('oc', `oc-${wish ?? 'unset'}`, duty && 'oc-duty', isConflict && 'oc-conflict', isWeekend && 'we')}
    >
      {duty && (
        <b className={clsx('ob', `sh-${shift}`)}>
          <span aria-hidden="true">{letters[shift]}</span>
          <span className="visually-hidden">{t('week.duty')}</span>
          <small className="num">{duty.start}</small>
        </b>
      )}
      <Wish wish={wish} isConflict={isConflict} />
    </td>
  );
}

function Wish({ wish, isConflict }: { wish: ShiftWish | null; isConflict: boolean }) {
  const { t } = useTranslation('matching');
  const Icon = wish && (isConflict ? TriangleAlert : WISH_ICONS[wish]);
  return (
    <span className="ow">
      {Icon && <Icon size={16} />}
      <em>{t(`week.wish.${wish ?? 'unset'}`)}</em>
    </span>
  );
}

function Legend() {
  const { t } = useTranslation('matching');
  return (
    <ul className="ov-legend" aria-hidden="true">
      <li>
        <ShiftCell shift="early" />
        {t('week.duty')}
      </li>
      {(['like', 'ok', 'no'] as const).map((wish) => {
        const Icon = WISH_ICONS[wish];
        return (
          <li key={wish}>
            <i className={`ov-key oc-${wish}`}>
              <Icon size={16} />
            </i>
            {t(`week.wish.${wish}`)}
          </li>
        );
      })}
      <li>
        <i className="ov-key oc-conflict">
          <TriangleAlert size={16} />
        </i>
        {t('week.conflictKey')}
      </li>
    </ul>
  );
}

/** A job's example week over the own one, a row for each shift. */
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
