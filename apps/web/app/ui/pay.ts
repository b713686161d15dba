import type { Salary } from '@stellenvisite/contract/pay';

const formats = new Map<string, Intl.NumberFormat>();

function amountFormat(locale: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: true,
  });
  formats.set(key, format);
  return format;
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
