export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/** The language somebody chose, stored on the device; server and pages read and write it. */
export const LANGUAGE_COOKIE = { name: 'lang', days: 365 } as const;

export const DEFAULT_LANGUAGE: Language = 'de';
export const FALLBACK_LANGUAGE: Language = 'en';

/** The locale whose number and date habits a language follows. German money and dates are the product's standard (specification §9). */
export const LOCALE_OF: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };

export function languageOf(locale: string): Language {
  return locale.startsWith('en') ? 'en' : DEFAULT_LANGUAGE;
}
