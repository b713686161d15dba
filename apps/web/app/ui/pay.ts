import type { Salary } from '@stellenvisite/contract/pay';
import { numberFormat } from './intl-formats.ts';

function amountFormat(locale: string, digits: number): Intl.NumberFormat {
  return numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: true });
}

const SIGN: Record<Salary['currency'], string> = { EUR: '€', CHF: 'CHF' };

/** „3.420–4.150 €“: whole amounts, cents only for pay by the hour. The sign stands behind in both languages. */
export function formatPayRange({ min, max, currency, period }: Salary, locale: string): string {
  const format = amountFormat(locale, period === 'hour' ? 2 : 0);
  const range = min === max ? format.format(min) : `${format.format(min)}–${format.format(max)}`;
  return `${range}\u00a0${SIGN[currency]}`;
}

export function formatAmount(amount: number, currency: Salary['currency'], locale: string): string {
  return `${amountFormat(locale, 0).format(amount)}\u00a0${SIGN[currency]}`;
}
