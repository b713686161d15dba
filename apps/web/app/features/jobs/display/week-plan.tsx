import { SHIFTS, WEEKDAYS } from '@stellenvisite/contract/jobs/duty';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useShiftLetters } from './shift.ts';
import { ShiftCell } from './shift-cell.tsx';
import { useWeekWords, type WeekCell, type WeekCells, weekText } from './week-strip.tsx';

/** The plan shows one ward's day: from 05:00 to 07:30 of the next morning. */
const FIRST_MINUTE = 5 * 60;

const LAST_MINUTE = (24 + 7) * 60 + 30;

const DAY = 24 * 60;

const PLAN_HOURS = ['06', '10', '14', '18', '22', '02', '06'] as const;

/** The y of the plan's hour lines: every four hours from six. */
export const planHourPositions: readonly number[] = PLAN_HOURS.map((_, index) => {
  const minutes = (6 + index * 4) * 60;
  return Math.round(((minutes - FIRST_MINUTE) / (LAST_MINUTE - FIRST_MINUTE)) * 10_000) / 100;
});

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

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Where a clock time lies on the plan, in percent from the top. Times before five belong to the night before. */
export function planPosition(clock: string, after = 0): number {
  let minutes = minutesOf(clock);
  if (minutes < FIRST_MINUTE) minutes += DAY;
  if (minutes < after) minutes += DAY;
  const share = (Math.min(Math.max(minutes, FIRST_MINUTE), LAST_MINUTE) - FIRST_MINUTE) / (LAST_MINUTE - FIRST_MINUTE);
  return Math.round(share * 10_000) / 100;
}

export function planBlock(start: string, end: string): { top: number; height: number } {
  let from = minutesOf(start);
  if (from < FIRST_MINUTE) from += DAY;
  const top = planPosition(start);
  const bottom = planPosition(end, from + 1);
  return { top, height: Math.round((bottom - top) * 100) / 100 };
}
