import { formatDayOfYear } from '@stellenvisite/contract/platform/format-date';
import { languageOf } from '@stellenvisite/contract/platform/languages';
import { dateFormat } from '../../../../ui/intl-formats.ts';

const BERLIN = { timeZone: 'Europe/Berlin' } as const;

/** „Do 19.11.“, in English “Thu 19 Nov” */
export function shortDay(when: string, locale: string): string {
  const weekday = dateFormat(locale, { ...BERLIN, weekday: 'short' })
    .format(new Date(when))
    .replace(/\.$/, '');
  return `${weekday} ${formatDayOfYear(when, languageOf(locale))}`;
}

/** „10:00“ */
export const clockOf = (when: string | Date): string =>
  dateFormat('de-DE', { ...BERLIN, hour: '2-digit', minute: '2-digit' }).format(new Date(when));

/** „Do 19.11., 10:00“ */
export const shortDayTime = (when: string, locale: string): string => `${shortDay(when, locale)}, ${clockOf(when)}`;

/** „12.11.“, with the year where it is another one than now. */
export function shortDate(when: string, locale: string, now = new Date()): string {
  const date = new Date(when);
  const year = dateFormat(locale, { ...BERLIN, year: 'numeric' });
  const isThisYear = year.format(date) === year.format(now);
  const month = locale.startsWith('de') ? '2-digit' : 'short';
  const day = locale.startsWith('de') ? '2-digit' : 'numeric';
  return dateFormat(locale, { ...BERLIN, day, month, ...(!isThisYear && { year: 'numeric' }) }).format(date);
}
