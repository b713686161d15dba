import type { FeedFormat } from '@stellenvisite/contract/feeds/feeds';
import { clockTime, toBerlinClock, twoDigits } from '@stellenvisite/contract/platform/berlin-time';
import { formatDate, relativeDate } from '@stellenvisite/contract/platform/format-date';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../ui/use-locale.ts';

const KILOBYTE = 1000;
const DAY_MINUTES = 1440;

export function useFeedWords(): FeedWords {
  const { t } = useTranslation('feeds');
  return feedWords(t, useLocale());
}

export type FeedWords = ReturnType<typeof feedWords>;

/** Returns the phrases of times, sizes and formats that all screens of feeds share. */
function feedWords(t: TFunction, locale: string) {
  const number = (value: number, digits = 0) => formatNumber(value, locale, { max: digits });
  const clock = (when: string) => clockTime(toBerlinClock(new Date(when)));
  const timeOfDay = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  /** „heute, 05:00 Uhr“, „gestern, 05:00 Uhr“, else the date. */
  const moment = (when: string, asOf: string): string => {
    const { unit } = relativeDate(when, asOf);
    const time = clock(when);
    if (unit === 'today' && new Date(when) <= new Date(asOf)) return t('moment.today', { time });
    if (unit === 'yesterday') return t('moment.yesterday', { time });
    return t('moment.date', { date: formatDate(when), time });
  };
  return {
    t,
    number,
    clock,
    moment,
    /** „von heute, 05:00 Uhr“, „vom 15.11.2026, 05:00 Uhr“ */
    ofMoment(when: string, asOf: string): string {
      const { unit } = relativeDate(when, asOf);
      const isRecent = unit === 'today' || unit === 'yesterday';
      return t(isRecent ? 'moment.ofRecent' : 'moment.ofDate', { when: moment(when, asOf) });
    },
    /** „seit gestern“, „seit 3 Tagen“, „seit dem 02.11.2026“ */
    since(when: string, asOf: string): string {
      const { unit, count } = relativeDate(when, asOf);
      if (unit === 'weeks' || unit === 'months') return t('quarantine.since.date', { date: formatDate(when) });
      return t(`quarantine.since.${unit}`, { count });
    },
    /** „05:00:01“ */
    second: (when: string) => `${clock(when)}:${twoDigits(new Date(when).getUTCSeconds())}`,
    /** „218 KB“ */
    size: (bytes: number) =>
      bytes >= KILOBYTE * KILOBYTE
        ? `${number(bytes / KILOBYTE / KILOBYTE, 1)} MB`
        : `${number(Math.max(1, Math.round(bytes / KILOBYTE)))} KB`,
    /** „0,8 Sekunden“ */
    seconds: (ms: number) =>
      t('seconds', {
        count: ms < 10_000 ? Number((ms / 1000).toFixed(1)) : Math.round(ms / 1000),
        time: number(ms / 1000, ms < 10_000 ? 1 : 0),
      }),
    format: (format: FeedFormat | null) => t(`format.${format ?? 'unknown'}`),
    schedule: ({ interval, dailyAt }: { interval: number; dailyAt: number }) =>
      interval >= DAY_MINUTES ? t('schedule.dailyAt', { time: timeOfDay(dailyAt) }) : t(`schedule.every.${interval}`),
    timeOfDay,
  };
}
