import { WEEKDAYS } from '@stellenvisite/contract/duty';
import type { OwnWeek } from '@stellenvisite/contract/seeker-profiles';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../ui/use-locale.ts';
import { weekSentence } from './week-sentence.ts';

export function useWeekSentence(): (week: OwnWeek | null) => string {
  const { t } = useTranslation('seeker-profiles');
  const { t: fields } = useTranslation('job-fields');
  const locale = useLocale();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (week) =>
    weekSentence(week, {
      shift: (shift) => fields(`shift.${shift}`),
      day: (day) => fields(`weekday.${WEEKDAYS[day]}`),
      everyDay: t('week.words.everyDay'),
      range: (from, to) => t('week.words.range', { from, to }),
      days: (days) => t('week.words.days', { days }),
      someDays: (count) => t('week.words.someDays', { count, number: t(`week.words.number.${count}`) }),
      list: (parts) => list.format(parts),
      like: (what) => t('week.words.like', { what }),
      ok: (what) => t('week.words.ok', { what }),
      neverDays: (days) => t('week.words.neverDays', { days }),
      neverShifts: (shifts) => t('week.words.neverShifts', { shifts }),
      unset: t('week.words.unset'),
    });
}
