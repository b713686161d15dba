import type { SpokenLanguage } from '@stellenvisite/contract/seekers/seeker-profiles';
import { useLocale } from '../../../../ui/use-locale.ts';

const names = new Map<string, Intl.DisplayNames>();

/** „Polnisch“, as the platform calls it in the language being shown. */
export function useLanguageName(): (language: SpokenLanguage) => string {
  const locale = useLocale();
  const format = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'language' });
  names.set(locale, format);
  return (language) => format.of(language) ?? language;
}
