export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'de';
export const FALLBACK_LANGUAGE: Language = 'en';

/** The locale whose number and date habits a language follows. German money and dates are the product's standard (specification §9). */
export const LOCALE_OF: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };

export function languageOf(locale: string): Language {
  return locale.startsWith('en') ? 'en' : DEFAULT_LANGUAGE;
}
