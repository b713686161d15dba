import { isLanguage, LANGUAGE_COOKIE, type Language } from '@stellenvisite/contract/languages';
import { readCookie, writeCookie } from './cookies.ts';

/** The language chosen on this device. */
export function chosenLanguage(): Language | undefined {
  const value = readCookie(document.cookie, LANGUAGE_COOKIE.name);
  return isLanguage(value) ? value : undefined;
}

export function keepLanguage(language: Language): void {
  writeCookie(LANGUAGE_COOKIE.name, language, LANGUAGE_COOKIE.days);
}
