import type { InvoiceLine } from '@stellenvisite/contract/billing/billing.schema';
import type { Currency } from '@stellenvisite/contract/jobs/countries';
import { formatMoney } from '@stellenvisite/contract/platform/format-money';
import { languageOf } from '@stellenvisite/contract/platform/languages';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../ui/use-locale.ts';

/** `2026-11-16` as `16.11.2026`. */
export const dayText = (day: string): string => day.slice(0, 10).split('-').reverse().join('.');

export function useBillingWords() {
  const { t } = useTranslation('billing');
  const language = languageOf(useLocale());
  // A true minus sign, as wide as a plus: amounts stand below each other.
  const money = (cents: number, currency: Currency) => formatMoney(cents, { currency, language }).replace('-', '−');
  const lineWords = (line: InvoiceLine): { title: string; detail: string | null } => {
    if (line.kind === 'plan')
      return { title: t(`plan.${line.plan}`), detail: `${dayText(line.from)} – ${dayText(line.to)}` };
    if (line.kind === 'credit') {
      const { days, of } = line;
      const detail = t('line.creditDays', { from: dayText(line.from), to: dayText(line.to), days, of });
      return { title: t('line.credit', { plan: t(`plan.${line.plan}`) }), detail };
    }
    if (line.kind === 'product') {
      const { quantity, days } = line;
      return { title: t(`product.${line.product}`), detail: t('line.quantity', { quantity, days }) };
    }
    return { title: t('line.correction', { reason: line.reason }), detail: null };
  };
  return { money, lineWords };
}
