import { formatNumber } from '@stellenvisite/contract/format-number';
import type { i18n } from 'i18next';

/** `{{count, number}}`: i18next would make a format of its own for every count it meets. */
export function formatNumbersOnce(instance: i18n): void {
  instance.services.formatter?.add('number', (value: number, language) => formatNumber(value, language ?? 'de'));
}
