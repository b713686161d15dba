import { DEFAULT_LANGUAGE, type Language } from '@stellenvisite/contract/languages';

/** A link of a mail opens in the mail's language. German is at the plain address. */
export function inLanguage(url: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return url;
  return `${url}${url.includes('?') ? '&' : '?'}lang=${language}`;
}
