import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';

type MarketWeek = {
  /** ISO week number. */
  week: number;
  /** Noon of Monday in UTC: safe to format in any zone of the three countries. */
  monday: Date;
  /** Day of the month, Monday to Sunday. */
  dates: number[];
  /** 0 is Monday. */
  today: number;
};

/** Returns the week, as the three countries count it, in which this moment falls. */
export function marketWeekOf(moment: Date): MarketWeek {
  const day = berlinNoon(moment);
  const today = (day.getUTCDay() + 6) % 7;
  const monday = new Date(day.getTime() - today * DAY_MS);
  const dates = Array.from({ length: 7 }, (_, index) => new Date(monday.getTime() + index * DAY_MS).getUTCDate());
  return { week: isoWeekOf(monday), monday, dates, today };
}

const berlinNoon = (moment: Date): Date => new Date(`${berlinDay(moment)}T12:00:00Z`);

/** ISO 8601: the week that holds the year's first Thursday is week 1. */
function isoWeekOf(monday: Date): number {
  const thursday = new Date(monday.getTime() + 3 * DAY_MS);
  const firstOfYear = Date.UTC(thursday.getUTCFullYear(), 0, 1, 12);
  return 1 + Math.floor((thursday.getTime() - firstOfYear) / (7 * DAY_MS));
}
