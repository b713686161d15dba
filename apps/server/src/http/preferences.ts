import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@stellenvisite/contract/languages';
import { THEMES, type Theme } from '@stellenvisite/contract/web-handler';

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);
const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

type Cookies = Record<string, string | undefined>;

/** A page's language: the address (`?lang=en`) before the cookie before German. */
export function pageLanguage(search: URLSearchParams, cookies: Cookies): Language {
  const asked = search.get('lang');
  if (isLanguage(asked)) return asked;
  return isLanguage(cookies.lang) ? cookies.lang : DEFAULT_LANGUAGE;
}

/** An API call has no page around it, so the client's own preference counts too. */
export function apiLanguage(cookies: Cookies, acceptLanguage: string | undefined): Language {
  if (isLanguage(cookies.lang)) return cookies.lang;
  const wanted = (acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

export function pageTheme(cookies: Cookies): Theme | undefined {
  return isTheme(cookies.theme) ? cookies.theme : undefined;
}
