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
