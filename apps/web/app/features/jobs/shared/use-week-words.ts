import { useTranslation } from 'react-i18next';
import type { WeekWords } from './week-text.ts';

export function useWeekWords(): WeekWords {
  const { t } = useTranslation('ui');
  return {
    title: t('week.title'),
    day: (key) => t(`week.day.${key}`),
    duty: (shift) => t(`shift.${shift}.duty`),
    free: t('week.free'),
    until: (start, end) => t('week.until', { start, end }),
  };
}
