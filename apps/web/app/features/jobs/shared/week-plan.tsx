import { SHIFTS, WEEKDAYS } from '@stellenvisite/contract/duty';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { ShiftCell } from './shift-cell.tsx';
import { useShiftLetters } from './use-shift-letters.ts';
import { useWeekWords } from './use-week-words.ts';
import { PLAN_HOURS, planBlock, planHourPositions } from './week-plan-layout.ts';
import { type WeekCell, type WeekCells, weekText } from './week-text.ts';

export type WeekPlanProps = { week: WeekCells; compact?: boolean; legend?: boolean; className?: string };

const DAY_WIDTH = 100 / 7;

/**
 * The 24-hour week. Its field is SVG without a viewBox: percentages place the blocks, letters keep their size, and no style
 * attribute is needed, which the content security policy would refuse.
 */
export function WeekPlan({ week, compact = false, legend = true, className }: WeekPlanProps) {
  const words = useWeekWords();
  return (
    <figure className={className}>
      <div
        className={clsx('wp', compact && 'wp-compact')}
        role="img"
        aria-label={weekText(week, words, { withTimes: true })}
      >
        <div className="wp-names" aria-hidden="true">
          {WEEKDAYS.map((key) => (
            <span key={key}>{words.day(key)}</span>
          ))}
        </div>
        <svg aria-hidden="true">
          <PlanHours />
        </svg>
        <svg aria-hidden="true">
          <PlanGrid />
          {WEEKDAYS.map((key, index) => (
            <svg key={key} aria-hidden="true" x={`${index * DAY_WIDTH}%`} width={`${DAY_WIDTH}%`}>
              <PlanDay cell={week[index] ?? null} free={words.free} />
            </svg>
          ))}
        </svg>
      </div>
      {legend && <PlanLegend week={week} />}
    </figure>
  );
}

function PlanHours() {
  return planHourPositions.map((top, index) => (
    <text key={top} className="wp-hour num" x="0" y={`${top}%`} dy="4">
      {PLAN_HOURS[index]}
    </text>
  ));
}

function PlanGrid() {
  return (
    <>
      <rect className="wp-we" x={`${5 * DAY_WIDTH}%`} width={`${2 * DAY_WIDTH}%`} height="100%" />
      {planHourPositions.map((top, index) => (
        <line
          key={top}
          className={index % 2 === 0 ? 'wp-line-strong' : 'wp-line'}
          x2="100%"
          y1={`${top}%`}
          y2={`${top}%`}
        />
      ))}
      {[...WEEKDAYS, 'end'].map((key, index) => (
        <line key={key} className="wp-line" x1={`${index * DAY_WIDTH}%`} x2={`${index * DAY_WIDTH}%`} y2="100%" />
      ))}
    </>
  );
}

function PlanDay({ cell, free }: { cell: WeekCell | null; free: string }) {
  const letters = useShiftLetters();
  if (!cell?.start || !cell.end) {
    return (
      <text className="wp-free" x="50%" y="50%">
        {cell ? letters[cell.shift] : free}
      </text>
    );
  }
  const { top, height } = planBlock(cell.start, cell.end);
  return (
    <svg aria-hidden="true" className={`sh-${cell.shift}`} y={`${top}%`} height={`${height}%`}>
      <rect className="wp-block" />
      <text className="wp-code" x="9" y="19">
        {letters[cell.shift]}
      </text>
      <text className="wp-time" x="9" y="34">
        {cell.start}
      </text>
      <text className="wp-time" x="9" y="100%" dy="-8">
        {cell.end}
      </text>
    </svg>
  );
}

function PlanLegend({ week }: { week: WeekCells }) {
  const { t } = useTranslation('ui');
  const first = SHIFTS.flatMap((shift) => week.find((cell) => cell?.shift === shift) ?? []);
  return (
    <ul className="codes mt-4">
      {first.map((cell) => (
        <li key={cell.shift}>
          <ShiftCell shift={cell.shift} />
          <span>
            {t(`shift.${cell.shift}.name`)}{' '}
            {cell.start && cell.end && (
              <i className="num">
                {cell.start}–{cell.end}
              </i>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
