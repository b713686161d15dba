import type { Application } from '@stellenvisite/contract/applications.schema';
import { DAYS_SHOWN, type WeekWindow } from './week-window.ts';

export type PhaseKind = 'sent' | 'external' | 'opened' | 'interview' | 'hired' | 'rejected' | 'withdrawn';

/** A stretch of days of the chart, as days since its first Monday. `days` is its true length, also where the chart cuts it off. */
export type Phase = { kind: PhaseKind; from: number; to: number; days: number; isRunning: boolean };

/** A mark, such as the day of a decision, is drawn as wide as its icon. */
const MARK_DAYS = 2;

type Dates = Pick<
  Application,
  'kind' | 'status' | 'sentAt' | 'openedAt' | 'invitedAt' | 'interviewAt' | 'rejectedAt' | 'hiredAt' | 'withdrawnAt'
>;

/** How an application went, as bars of the weeks that are shown; empty where all of it lies before them. */
export function phasesOf(application: Dates, window: WeekWindow): Phase[] {
  const { dayOf, now } = window;
  const decision = decisionOf(application);
  const decidedOn = decision && dayOf(decision.at);
  const end = decidedOn ?? now;
  const sent = dayOf(application.sentAt);
  const meeting = application.interviewAt ?? application.invitedAt;
  const metOn = meeting === null ? null : Math.floor(dayOf(meeting));
  const readOn = application.openedAt ?? application.invitedAt;
  const read = readOn === null ? null : dayOf(readOn);
  const isRunning = application.status === 'applied' || application.status === 'interview';
  const bars: Phase[] = [];
  const add = (kind: PhaseKind, from: number, to: number, runs = false) => {
    if (to > from) bars.push({ kind, from, to, days: Math.max(1, Math.round(to - from)), isRunning: runs });
  };
  add(application.kind === 'external' ? 'external' : 'sent', sent, read ?? end, isRunning && read === null);
  if (read !== null) {
    const isMet = metOn !== null && metOn < end;
    add('opened', read, isMet ? metOn : end, isRunning && !isMet);
    if (isMet) add('opened', metOn + MARK_DAYS, end, isRunning);
  }
  if (metOn !== null && (decidedOn === null || metOn < end)) add('interview', metOn, metOn + MARK_DAYS);
  if (decision && decidedOn !== null) add(decision.kind, decidedOn, decidedOn + MARK_DAYS);
  return bars.flatMap((bar) => cutOff(bar));
}

function decisionOf({ rejectedAt, hiredAt, withdrawnAt }: Dates) {
  if (hiredAt) return { kind: 'hired', at: hiredAt } as const;
  if (rejectedAt) return { kind: 'rejected', at: rejectedAt } as const;
  return withdrawnAt ? ({ kind: 'withdrawn', at: withdrawnAt } as const) : null;
}

function cutOff(bar: Phase): Phase[] {
  const [from, to] = [Math.max(0, bar.from), Math.min(DAYS_SHOWN, bar.to)];
  return to > from ? [{ ...bar, from, to }] : [];
}
