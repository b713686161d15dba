import { useTranslation } from 'react-i18next';

/** Returns the locale for numbers and dates of the language being shown. */
export function useLocale(): string {
  const { i18n } = useTranslation();
  return i18n.language?.startsWith('en') ? 'en-GB' : 'de-DE';
}
