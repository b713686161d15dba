import { z } from 'zod';
import { currencySchema } from './countries.ts';

export const PAY_PERIODS = ['hour', 'month', 'year'] as const;
export const payPeriodSchema = z.enum(PAY_PERIODS);
export type PayPeriod = z.infer<typeof payPeriodSchema>;

/** On the wire amounts are whole currency units (3420 = 3.420 €), in the database integer cents. */
export const salarySchema = z.object({
  min: z.number().nonnegative(),
  max: z.number().nonnegative(),
  currency: currencySchema,
  period: payPeriodSchema,
});
export type Salary = z.infer<typeof salarySchema>;

export const tariffSchema = z.object({ name: z.string(), grade: z.string().nullable(), steps: z.string().nullable() });
export type Tariff = z.infer<typeof tariffSchema>;

const WEEKS_PER_MONTH = 52 / 12;
export const FULL_WEEK_HOURS = 38.5;

/** The amount per month that makes pay of different periods comparable (filter, sort, histogram). */
export function perMonth(amount: number, period: PayPeriod, hoursPerWeek: number = FULL_WEEK_HOURS): number {
  if (period === 'month') return amount;
  return period === 'year' ? amount / 12 : amount * hoursPerWeek * WEEKS_PER_MONTH;
}
