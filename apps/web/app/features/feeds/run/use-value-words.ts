import type { Currency } from '@stellenvisite/contract/countries';
import type { FeedChange } from '@stellenvisite/contract/feeds';
import { formatDate } from '@stellenvisite/contract/format-date';
import { formatPayRange } from '@stellenvisite/contract/format-money';
import type { PayPeriod } from '@stellenvisite/contract/pay';
import { useTranslation } from 'react-i18next';
import { useFeedWords } from '../use-feed-words.ts';

const CHOICES: readonly FeedChange[] = [
  'category',
  'specialty',
  'employmentType',
  'experienceLevel',
  'remote',
  'contract',
];
const PAY = /^([\d.]+)–([\d.]+) (EUR|CHF) (hour|month|year)$/;

/** The value of a field that a run has changed, as people read it. */
export function useValueWords(): (field: FeedChange, value: string) => string {
  const { t, i18n } = useTranslation('job-fields');
  const { number } = useFeedWords();
  const payWords = (value: string) => {
    const [, min, max, currency, period] = PAY.exec(value) ?? [];
    if (!period) return value;
    const pay = { min: Number(min), max: Number(max), currency: currency as Currency, period: period as PayPeriod };
    return formatPayRange(pay, i18n.language === 'en' ? 'en' : 'de');
  };
  return (field, value) => {
    if (CHOICES.includes(field)) return t(`${field}.${value}`, { defaultValue: value });
    if (field === 'salary') return payWords(value);
    if (field === 'startsOn') return formatDate(value);
    if (field === 'hoursPerWeek')
      return [...new Set(value.split('–'))].map((hours) => number(Number(hours), 1)).join('–');
    return value;
  };
}
