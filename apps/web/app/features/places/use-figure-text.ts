import { useTranslation } from 'react-i18next';
import type { MarketFigures } from './market-figures.ts';

/** „312 kamen in den letzten sieben Tagen dazu, bei 540 gibt es keinen Wochenenddienst.“ */
export function useFigureText({ newThisWeek, weekendFree, nights }: MarketFigures): string {
  const { t } = useTranslation('landing-lists');
  const first = t('news', { count: newThisWeek });
  if (weekendFree > 0) return t('and', { first, second: t('weekends', { count: weekendFree }) });
  return nights > 0
    ? t('and', { first, second: t('nights', { count: nights }) })
    : t('place.sentence', { text: first });
}
