import {
  formatPayRange as formatRange,
  formatWholeAmount,
  type PayPrecision,
} from '@stellenvisite/contract/format-money';
import { languageOf } from '@stellenvisite/contract/languages';
import type { Salary } from '@stellenvisite/contract/pay.schema';

/** „3.420–4.150 €“ for components, which know the locale they show. */
export function formatPayRange(salary: Salary, locale: string, precision?: PayPrecision): string {
  return formatRange(salary, languageOf(locale), precision);
}

export function formatAmount(amount: number, currency: Salary['currency'], locale: string): string {
  return formatWholeAmount(amount, { currency, language: languageOf(locale) });
}
