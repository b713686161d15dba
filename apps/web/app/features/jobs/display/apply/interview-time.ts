import { dateFormat } from '../../../../ui/intl-formats.ts';

const BERLIN = { timeZone: 'Europe/Berlin' } as const;

/** „Do 19.11.“ */
export function shortDay(when: string, locale: string): string {
  const parts = dateFormat(locale, { ...BERLIN, weekday: 'short', day: '2-digit', month: '2-digit' }).formatToParts(
    new Date(when),
  );
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value.replace(/\.$/, '') ?? '';
  return `${partOf('weekday')} ${partOf('day')}.${partOf('month')}.`;
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
