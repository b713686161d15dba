import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ComboboxOption, LoadOptions } from '../../../../ui/forms/use-combobox.ts';
import { useLocale } from '../../../../ui/use-locale.ts';
import { matchingRecent, type RecentSearch } from './recent-list.tsx';
import { placeOfOption, suggestWords } from './suggestions.ts';

const RECENT_WHILE_TYPING = 2;

type Choice = { q: string } | { location: string };

/** Proposals for „Was“: before the first letter the recent searches, then those of them meant, occupations, fields, employers, places. */
export function useWordOptions(recent: readonly RecentSearch[]) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const navigate = useNavigate();
  const toOption = ({ path, label }: RecentSearch) => ({ value: path, label, group: t('recent.title') });
  const load: LoadOptions = async (query, signal) => {
    if (query.trim() === '') return recent.map(toOption);
    const suggested = await suggestWords(query, signal, {
      occupations: t('form.occupations'),
      fields: t('form.fields'),
      employers: t('form.employers'),
      places: t('form.places'),
      count: (count) => formatNumber(count, locale),
    });
    return [...matchingRecent(recent, query).slice(0, RECENT_WHILE_TYPING).map(toOption), ...suggested];
  };
  /** Opens a recent search as a whole; of anything else tells which field it belongs to. */
  const follow = (option: ComboboxOption): Choice | null => {
    if (recent.some(({ path }) => path === option.value)) {
      void navigate(option.value);
      return null;
    }
    const location = placeOfOption(option);
    return location === null ? { q: option.label } : { location };
  };
  return { load, follow };
}
