import { WEEKDAYS } from '@stellenvisite/contract/jobs/duty';
import type { DutyCell } from '@stellenvisite/contract/jobs/duty.schema';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { usePrefetch } from '../../../ui/use-prefetch.ts';
import { isWeekend, useShiftLetters } from './shift.ts';
import { useWeekWords, type WeekCell, weekText } from './week-strip.tsx';

/** Renders a week's roster: a head, rows of jobs, and the searching person's own row. */
export function RosterFrame({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx('roster', className)}>{children}</div>;
}

export type RosterHeadProps = {
  /** „KW 47 · November“ */
  label: ReactNode;
  /** Day of the month from Monday. */
  dates: readonly number[];
  /** 0 is Monday; -1 when today is not in this week. */
  today: number;
  payLabel: string;
};

export function RosterHead({ label, dates, today, payLabel }: RosterHeadProps) {
  const words = useWeekWords();
  return (
    <div className="rwrap">
      <div className="rrow rhead">
        <span className="rname">{label}</span>
        {WEEKDAYS.map((key, index) => (
          <span key={key} className={clsx('rc', isWeekend(index) && 'we', index === today && 'today')}>
            <span>
              <b>{words.day(key)}</b> <span className="num">{dates[index]}</span>
            </span>
          </span>
        ))}
        <span className="rpay">{payLabel}</span>
      </div>
    </div>
  );
}

export type RosterRowProps = {
  to: LinkProps['to'];
  title: ReactNode;
  subtitle: ReactNode;
  week: readonly (DutyCell | WeekCell | null)[];
  pay: ReactNode;
  className?: string;
};

export function RosterRow({ to, title, subtitle, week, pay, className }: RosterRowProps) {
  const words = useWeekWords();
  const prefetch = usePrefetch();
  return (
    <div className={clsx('rwrap', className)}>
      <Link className="rrow" to={to} prefetch={prefetch}>
        <span className="rname">
          <b>{title}</b>
          <small>{subtitle}</small>
        </span>
        <span className="visually-hidden">{weekText(week, words)}</span>
        {WEEKDAYS.map((key, index) => (
          <span key={key} className={clsx('rc', isWeekend(index) && 'we')} aria-hidden="true">
            <RosterBlock cell={week[index] ?? null} />
          </span>
        ))}
        <span className="rpay num">{pay}</span>
      </Link>
    </div>
  );
}

function RosterBlock({ cell }: { cell: WeekCell | null }) {
  const letters = useShiftLetters();
  if (!cell) return null;
  return (
    <span className={clsx('rblock', `sh-${cell.shift}`)}>
      <b>{letters[cell.shift]}</b>
      <i className="num">{cell.start}</i>
    </span>
  );
}

/** Renders the columns of the roster behind the search row. */
export function RosterColumns() {
  return (
    <div className="rcols" aria-hidden="true">
      {['name', ...WEEKDAYS, 'pay'].map((key) => (
        <i key={key} />
      ))}
    </div>
  );
}
