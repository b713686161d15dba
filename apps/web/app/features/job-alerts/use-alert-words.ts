import { useTranslation } from 'react-i18next';
import { useLocale } from '../../ui/use-locale.ts';
import type { SummaryWords } from './shared/search-summary.ts';

/** The words in which a search is said. */
export function useAlertWords(): SummaryWords {
  const { t: alerts } = useTranslation('job-alerts');
  const { t: fields } = useTranslation('job-fields');
  return { alerts, fields, locale: useLocale() };
}
