import type { Currency } from '@stellenvisite/contract/countries';
import { formatWholeAmount } from '@stellenvisite/contract/format-money';
import { useTranslation } from 'react-i18next';

/** Whole amounts in the reader's language: `3.640 €`. */
export function useAmount(currency: Currency): (amount: number) => string {
  const { i18n } = useTranslation();
  const language = i18n.language?.startsWith('en') ? 'en' : 'de';
  return (amount) => formatWholeAmount(amount, { currency, language });
}
