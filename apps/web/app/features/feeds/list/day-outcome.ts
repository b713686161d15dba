import type { FeedDay } from '@stellenvisite/contract/feed-runs.schema';

export const DAY_OUTCOMES = ['none', 'unchanged', 'changed', 'held', 'too-small', 'failed'] as const;
export type DayOutcome = (typeof DAY_OUTCOMES)[number];

/** What the last fetch of a day came to, for the colour and the words of its cell. */
export function dayOutcome(day: FeedDay): DayOutcome {
  if (day.status === 'failed') return 'failed';
  if (day.status === 'held') return 'too-small';
  if (day.status !== 'done') return 'none';
  if (day.quarantined > 0) return 'held';
  return day.hasChanges ? 'changed' : 'unchanged';
}

/** Saturday or Sunday of the calendar. */
export function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
}
