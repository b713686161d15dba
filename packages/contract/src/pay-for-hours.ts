import type { Salary } from './pay.schema.ts';

type Hours = { min: number; max: number };
type StatedPay = { salary: Salary | null; salaryHours: number | null; hoursPerWeek: Hours | null };

/** Whether the amount is that of full time, while fewer hours are possible. */
export function isFullTimePay({ salary, salaryHours, hoursPerWeek }: StatedPay): boolean {
  if (!salary || salary.period === 'hour' || salaryHours === null || !hoursPerWeek) return false;
  return hoursPerWeek.min < salaryHours;
}

/** What full-time pay comes to for the hours offered, where they are fewer than full time: in proportion, in whole units. */
export function payForHours(job: StatedPay): { salary: Salary; hours: Hours } | null {
  const { salary, salaryHours, hoursPerWeek: hours } = job;
  if (!salary || !salaryHours || !hours || !isFullTimePay(job) || hours.max >= salaryHours) return null;
  const share = (amount: number, of: number) => Math.round((amount * of) / salaryHours);
  return { salary: { ...salary, min: share(salary.min, hours.min), max: share(salary.max, hours.max) }, hours };
}
