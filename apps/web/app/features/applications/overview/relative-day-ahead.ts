import { berlinDay } from '../shared/berlin-week.ts';

/** How many days of the calendar lie ahead of a moment. */
export function relativeDayAhead(when: string, now: Date): { unit: 'today' | 'tomorrow' | 'days'; count: number } {
  const count = Math.max(0, Math.floor(berlinDay(when)) - Math.floor(berlinDay(now)));
  return { unit: count === 0 ? 'today' : count === 1 ? 'tomorrow' : 'days', count };
}
