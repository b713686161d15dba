import { formatCardNumber, formatNumber } from './format-number.ts';
import { DEFAULT_LANGUAGE, type Language, LOCALE_OF } from './languages.ts';

export const CURRENCY_SIGN = { EUR: '€', CHF: 'CHF' } as const;
type Currency = keyof typeof CURRENCY_SIGN;

/** A range of pay in whole currency units, as the schema `Salary` has it. */
type PayRange = { min: number; max: number; currency: Currency; period: string };

type MoneyOptions = { currency?: Currency; language?: Language };

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(LOCALE_OF[language], { useGrouping: true, ...options });
  formats.set(key, format);
  return format;
}

/** Integer cents as an exact amount, always two decimals: `1.234,56 €` (specification §9). */
export function formatMoney(
  cents: number,
  { currency = 'EUR', language = DEFAULT_LANGUAGE }: MoneyOptions = {},
): string {
  return numberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);
}

/** `whole` for cards, lists and maps, `exact` where the amount is a statement: job page, mails. */
export type PayPrecision = 'whole' | 'exact';

/**
 * Formats pay as jobs state it, in the units of `Salary`: `3.420–4.150 €`, exactly `3.420,00–4.150,00 €`, in English
 * `€3,420–4,150`; by the hour always with cents.
 */
export function formatPayRange(
  { min, max, currency, period }: PayRange,
  language: Language = DEFAULT_LANGUAGE,
  precision: PayPrecision = 'whole',
): string {
  const digits = precision === 'exact' || period === 'hour' ? 2 : 0;
  const write = (amount: number) => formatCardNumber(amount, language, { min: digits, max: digits });
  const low = write(min);
  const high = write(max);
  return addSign(low === high ? low : `${low}–${high}`, currency, language);
}

/** Adds the sign where the language has it: `3.500 €`, `€3,500`, `CHF 3,500`. */
function addSign(amount: string, currency: Currency, language: Language): string {
  const sign = CURRENCY_SIGN[currency];
  if (language === 'de') return `${amount}\u00a0${sign}`;
  return sign.length > 1 ? `${sign}\u00a0${amount}` : sign + amount;
}

/** Formats one whole amount, for filters and axes: `3.500 €`. */
export function formatWholeAmount(
  amount: number,
  { currency = 'EUR', language = DEFAULT_LANGUAGE }: MoneyOptions = {},
): string {
  return addSign(formatNumber(amount, language, { max: 0 }), currency, language);
}

/** Formats a count: `6.412`. */
export function formatCount(count: number, language: Language = DEFAULT_LANGUAGE): string {
  return formatNumber(count, language, { max: 0 });
}
