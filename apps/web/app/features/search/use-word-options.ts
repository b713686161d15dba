import { formatNumber } from '@stellenvisite/contract/format-number';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { LoadOptions } from '../../ui/use-combobox.ts';
import { useLocale } from '../../ui/use-locale.ts';
import type { RecentSearch } from './recent-searches.ts';
import { suggestWords } from './suggestions.ts';

/** Proposals for „Was“: before the first letter the recent searches, then occupations and employers. */
export function useWordOptions(recent: readonly RecentSearch[]) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const navigate = useNavigate();
  const load: LoadOptions = (query, signal) => {
    if (query.trim() === '') {
      return recent.map(({ path, label }) => ({ value: path, label, group: t('recent.title') }));
    }
    return suggestWords(query, signal, {
      occupations: t('form.occupations'),
      employers: t('form.employers'),
      count: (count) => formatNumber(count, locale),
    });
  };
  /** Whether the choice was a recent search, which is then opened as a whole. */
  const follow = (value: string): boolean => {
    const isRecent = recent.some(({ path }) => path === value);
    if (isRecent) void navigate(value);
    return isRecent;
  };
  return { load, follow };
}
