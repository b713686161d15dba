import type { PayPeriod } from './pay.ts';
import { FULL_WEEK_HOURS, HOURS_A_MONTH } from './pay-hours.ts';

export type StatedAmounts = {
  payMin: number | null;
  payMax: number | null;
  payPeriod: PayPeriod | null;
  payHours: number | null;
  hoursMax: number | null;
};

/** From here on a week is full time, whatever its exact length. */
const LEAST_FULL_WEEK = 35;

/** The middle of a job's pay as cents a month for full time; null where nobody said what part-time pay is stated for. */
export function fullTimeMonth({ payMin, payMax, payPeriod, payHours, hoursMax }: StatedAmounts): number | null {
  if (payMin === null || payMax === null) return null;
  const middle = (payMin + payMax) / 2;
  if (payPeriod === 'hour') return middle * HOURS_A_MONTH;
  const hours = payHours ?? hoursMax ?? FULL_WEEK_HOURS;
  if (payHours === null && hours < LEAST_FULL_WEEK) return null;
  const month = payPeriod === 'year' ? middle / 12 : middle;
  return hours < LEAST_FULL_WEEK ? (month * FULL_WEEK_HOURS) / hours : month;
}

/** The middle of a job's pay as it is stated, as cents a month; pay by the hour for the hours offered. */
export function statedMonth({ payMin, payMax, payPeriod, hoursMax }: StatedAmounts): number | null {
  if (payMin === null || payMax === null) return null;
  const middle = (payMin + payMax) / 2;
  if (payPeriod === 'hour') return (middle * (hoursMax ?? FULL_WEEK_HOURS) * 52) / 12;
  return payPeriod === 'year' ? middle / 12 : middle;
}
