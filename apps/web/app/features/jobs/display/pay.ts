import type { Salary } from '@stellenvisite/contract/jobs/pay/pay.schema';
import {
  formatPayRange as formatRange,
  formatWholeAmount,
  type PayPrecision,
} from '@stellenvisite/contract/platform/format-money';
import { languageOf } from '@stellenvisite/contract/platform/languages';

/** „3.420–4.150 €“ for components, which know the locale they show. */
export function formatPayRange(salary: Salary, locale: string, precision?: PayPrecision): string {
  return formatRange(salary, languageOf(locale), precision);
}

export function formatAmount(amount: number, currency: Salary['currency'], locale: string): string {
  return formatWholeAmount(amount, { currency, language: languageOf(locale) });
}
