import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../ui/use-locale.ts';
import type { SummaryWords } from './search-summary.ts';

/** Returns the words in which a search is stated. */
export function useAlertWords(): SummaryWords {
  const { t: alerts } = useTranslation('job-alerts');
  const { t: fields } = useTranslation('job-fields');
  return { alerts, fields, locale: useLocale() };
}
