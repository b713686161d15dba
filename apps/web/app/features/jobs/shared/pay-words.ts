import type { PayPrecision } from '@stellenvisite/contract/format-money';
import { formatNumber } from '@stellenvisite/contract/format-number';
import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import { isFullTimePay, payForHours } from '@stellenvisite/contract/pay-for-hours';
import type { TFunction } from 'i18next';
import { formatPayRange } from './pay.ts';

export type PaidJob = Pick<JobItem, 'salary' | 'salaryHours' | 'hoursPerWeek'>;
type Basis = { fullTime: string | null; forHours: string | null };

/** „bei Vollzeit“ and „1.777–2.156 € bei 20 Std.“, where the pay is that of more hours than are offered. Takes the texts `ui`. */
export function payBasis(job: PaidJob, t: TFunction, locale: string, precision?: PayPrecision): Basis {
  const part = payForHours(job);
  return {
    fullTime: isFullTimePay(job) ? t('pay.fullTime') : null,
    forHours:
      part &&
      t('pay.forHours', {
        amount: formatPayRange(part.salary, locale, precision),
        hours: hoursText(part.hours, locale),
      }),
  };
}

export function hoursText({ min, max }: { min: number; max: number }, locale: string): string {
  return [...new Set([min, max])].map((hours) => formatNumber(hours, locale, { max: 2 })).join('–');
}
