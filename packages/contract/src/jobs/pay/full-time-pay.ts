import type { Salary } from './pay.schema.ts';
import type { PayPeriod } from './pay.ts';

/** How pay is converted for a job that names no hours: weeks of 38.5 hours, a year of twelve months. */
const FULL_WEEK_HOURS = 38.5;

export const HOURS_A_MONTH = (FULL_WEEK_HOURS * 52) / 12;

export type StatedAmounts = {
  payMin: number | null;
  payMax: number | null;
  payPeriod: PayPeriod | null;
  payHours: number | null;
  hoursMax: number | null;
};

/** From here on a week is full time, whatever its exact length. */
const LEAST_FULL_WEEK = 35;

/** Returns the middle of a job's pay as cents a month for full time; null where nobody stated what part-time pay is stated for. */
export function fullTimeMonth({ payMin, payMax, payPeriod, payHours, hoursMax }: StatedAmounts): number | null {
  if (payMin === null || payMax === null) return null;
  const middle = (payMin + payMax) / 2;
  if (payPeriod === 'hour') return middle * HOURS_A_MONTH;
  const hours = payHours ?? hoursMax ?? FULL_WEEK_HOURS;
  if (payHours === null && hours < LEAST_FULL_WEEK) return null;
  const month = payPeriod === 'year' ? middle / 12 : middle;
  return hours < LEAST_FULL_WEEK ? (month * FULL_WEEK_HOURS) / hours : month;
}

/** Returns the middle of a job's pay as it is stated, as cents a month; pay by the hour for the hours offered. */
export function statedMonth({ payMin, payMax, payPeriod, hoursMax }: StatedAmounts): number | null {
  if (payMin === null || payMax === null) return null;
  const middle = (payMin + payMax) / 2;
  if (payPeriod === 'hour') return (middle * (hoursMax ?? FULL_WEEK_HOURS) * 52) / 12;
  return payPeriod === 'year' ? middle / 12 : middle;
}

type Hours = { min: number; max: number };
type StatedPay = { salary: Salary | null; salaryHours: number | null; hoursPerWeek: Hours | null };

/** Checks whether the amount is that of full time, while fewer hours are possible. */
export function isFullTimePay({ salary, salaryHours, hoursPerWeek }: StatedPay): boolean {
  if (!salary || salary.period === 'hour' || salaryHours === null || !hoursPerWeek) return false;
  return hoursPerWeek.min < salaryHours;
}

/** Converts full-time pay to the hours offered, in proportion and in whole units, where they are fewer than full time. */
export function payForHours(job: StatedPay): { salary: Salary; hours: Hours } | null {
  const { salary, salaryHours, hoursPerWeek: hours } = job;
  if (!salary || !salaryHours || !hours || !isFullTimePay(job) || hours.max >= salaryHours) return null;
  const share = (amount: number, of: number) => Math.round((amount * of) / salaryHours);
  return { salary: { ...salary, min: share(salary.min, hours.min), max: share(salary.max, hours.max) }, hours };
}
