import type { BillingPeriod } from '@stellenvisite/contract/billing';
import { addDays, addMonths } from '../plans/berlin-days.ts';

export type Period = { periodStart: string; periodEnd: string };

const MONTHS_OF: Record<BillingPeriod, number> = { monthly: 1, yearly: 12 };

export function firstPeriod(today: string, period: BillingPeriod): Period {
  return { periodStart: today, periodEnd: addDays(addMonths(today, MONTHS_OF[period]), -1) };
}

/** The period that follows. Counted from the first day, so that what began on a 31st does not move to the 28th for good. */
export function periodAfter(anchor: string, periodEnd: string, period: BillingPeriod): Period {
  const months = MONTHS_OF[period];
  let count = 1;
  while (addMonths(anchor, count * months) <= periodEnd) count += 1;
  return {
    periodStart: addDays(periodEnd, 1),
    periodEnd: addDays(addMonths(anchor, (count + 1) * months), -1),
  };
}
