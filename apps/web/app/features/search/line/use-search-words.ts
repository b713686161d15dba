import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../ui/use-locale.ts';
import type { ChipWords } from '../filters/filter-chips.ts';
import type { SearchAnswer } from '../search-answer.ts';

/** What the page says, with the names of the employers among the hits. */
export function useSearchWords({ list }: SearchAnswer): ChipWords {
  const { t: search } = useTranslation('search');
  const { t: fields } = useTranslation('job-fields');
  const locale = useLocale();
  const employerNames = Object.fromEntries(list.items.map(({ employer }) => [employer.id, employer.name]));
  return { search, fields, locale, employerNames };
}
