import { toBerlinClock } from '@stellenvisite/contract/berlin-time';
import type { Context } from '../context.ts';

const DAY_MS = 86_400_000;

/** Days of Berlin, both ends included; `before` is the first of as many days before. */
export type Period = { from: string; to: string; before: string };

/** By Berlin's clock: where it is changed, twenty-four hours before is not always the day before. */
export function periodOf(ctx: Pick<Context, 'now'>, days: number): Period {
  const today = toBerlinClock(ctx.now()).getTime();
  const back = (count: number) => new Date(today - count * DAY_MS).toISOString().slice(0, 10);
  return { from: back(days - 1), to: back(0), before: back(2 * days - 1) };
}

export function daysOf({ from, to }: Pick<Period, 'from' | 'to'>): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10),
  );
}
