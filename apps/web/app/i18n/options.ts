import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { LANGUAGES } from '@stellenvisite/contract/platform/languages';
import type { InitOptions, i18n } from 'i18next';

export const I18N_OPTIONS: InitOptions = {
  supportedLngs: LANGUAGES,
  defaultNS: 'shell',
  interpolation: { escapeValue: false },
  returnNull: false,
};

/** `{{count, number}}`: i18next would make a format of its own for every count it meets. */
export function formatNumbersOnce(instance: i18n): void {
  instance.services.formatter?.add('number', (value: number, language) => formatNumber(value, language ?? 'de'));
}
