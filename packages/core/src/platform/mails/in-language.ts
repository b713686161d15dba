import { DEFAULT_LANGUAGE, type Language } from '@stellenvisite/contract/platform/languages';

/** A link of a mail opens in the mail's language. German is at the plain address. */
export function inLanguage(url: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return url;
  const [page = '', fragment] = url.split('#');
  const path = `${page}${page.includes('?') ? '&' : '?'}lang=${language}`;
  return fragment === undefined ? path : `${path}#${fragment}`;
}
