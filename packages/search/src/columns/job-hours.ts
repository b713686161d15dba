import type { Country } from '@stellenvisite/contract/jobs/countries';
import type { EmploymentType } from '@stellenvisite/contract/jobs/job-fields';

/** The weekly hours of full time, by country. */
const FULL_WEEK: Record<Country, number> = { DE: 38.5, AT: 38, CH: 42 };
/** From here on a week may be called full time. */
const LEAST_FULL_WEEK = 35;
/** Quarters of an hour fit into one byte. */
const QUARTERS = 4;
const MAX_QUARTERS = 255;
/** "20 Stunden" is half of 38.5 hours, too. */
const TOLERANCE = 1.5;

/** A range of weekly hours, in quarters. */
export type HoursSpan = readonly [low: number, high: number];

/** Nothing is known of the hours: any wish may be met. */
const UNKNOWN: HoursSpan = [0, MAX_QUARTERS];

type StatedHours = {
  hoursMin: number | null;
  hoursMax: number | null;
  employmentType: EmploymentType | null;
  country: Country;
};

/** Returns the hours of a job: as stated, else as its employment type leaves them open; all where neither says anything. */
export function hoursOfJob({ hoursMin, hoursMax, employmentType, country }: StatedHours): HoursSpan {
  const [least, most] = [hoursMin ?? hoursMax, hoursMax ?? hoursMin];
  if (least !== null && most !== null) return toSpan(least, most);
  const full = FULL_WEEK[country];
  switch (employmentType) {
    case 'full_time':
      return toSpan(LEAST_FULL_WEEK, full);
    case 'part_time':
      return toSpan(0, full - 1);
    case 'both':
      return toSpan(0, full);
    default:
      return UNKNOWN;
  }
}

type WantedHours = { min?: number; max?: number; unit: 'hours' | 'percent' };

/** Returns the hours that a wish reaches in a country. */
export function hoursWanted({ min, max, unit }: WantedHours, country: Country): HoursSpan {
  const hours = (amount: number) => (unit === 'percent' ? (amount * FULL_WEEK[country]) / 100 : amount);
  return toSpan(
    min === undefined ? 0 : hours(min) - TOLERANCE,
    max === undefined ? MAX_QUARTERS / QUARTERS : hours(max) + TOLERANCE,
  );
}

function toSpan(low: number, high: number): HoursSpan {
  const quarters = (hours: number) => Math.min(MAX_QUARTERS, Math.max(0, Math.round(hours * QUARTERS)));
  return [quarters(low), quarters(high)];
}
