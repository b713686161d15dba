import type { Currency } from '@stellenvisite/contract/countries';
import type { PayPeriod } from '@stellenvisite/contract/pay';
import type { TFunction } from 'i18next';
import { formatPayRange } from '../../jobs/shared/pay.ts';
import type { PayBounds } from './pay-bars.ts';
import { payPer } from './pay-period.ts';

type PayWords = {
  currency: Currency;
  period: PayPeriod;
  locale: string;
  /** Texts `search`. */
  t: TFunction;
};

/** „ab 3.000 €“, „bis 4.500 €“, „3.000–4.500 €“ or „jede Höhe“; bounds by the month, 0 is none. */
export function payText({ min, max }: PayBounds, { currency, period, locale, t }: PayWords): string {
  const range = (from: number, to: number) =>
    formatPayRange({ min: payPer(period, from), max: payPer(period, to), currency, period }, locale);
  if (min && max) return range(min, max);
  if (min) return t('filter.payFrom', { amount: range(min, min) });
  return max ? t('filter.payTo', { amount: range(max, max) }) : t('filter.payAny');
}
