import type { PayPeriod } from '@stellenvisite/contract/pay';
import { HOURS_A_MONTH } from '@stellenvisite/contract/pay-hours';

export const PERIODS: readonly PayPeriod[] = ['month', 'year', 'hour'];

/** An amount by the hour or year as a month's pay. */
export function monthlyPay(period: PayPeriod, amount: number): number {
  if (period === 'year') return Math.round(amount / 12);
  return Math.round(period === 'hour' ? amount * HOURS_A_MONTH : amount);
}

/** A month's pay as a year's or an hour's, rounded to what people say: whole hundreds a year, half units an hour. */
export function payPer(period: PayPeriod, monthly: number): number {
  if (period === 'year') return Math.round((monthly * 12) / 100) * 100;
  return period === 'hour' ? Math.round((monthly / HOURS_A_MONTH) * 2) / 2 : monthly;
}
