import { DAY_SECONDS } from '@stellenvisite/contract/platform/durations';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_COOKIE,
  type Language,
} from '@stellenvisite/contract/platform/languages';
import { THEMES, type Theme } from '@stellenvisite/contract/platform/web-handler';
import type { FastifyReply } from 'fastify';

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

type Cookies = Record<string, string | undefined>;

/** The language a visitor has chosen on this device. */
export function chosenLanguage(cookies: Cookies): Language | undefined {
  const value = cookies[LANGUAGE_COOKIE.name];
  return isLanguage(value) ? value : undefined;
}

export function saveLanguage(reply: FastifyReply, language: Language): void {
  const maxAge = LANGUAGE_COOKIE.days * DAY_SECONDS;
  reply.setCookie(LANGUAGE_COOKIE.name, language, { path: '/', maxAge, sameSite: 'lax' });
}

/** Returns a page's language: the address (`?lang=en`) before the cookie before German. */
export function pageLanguage(search: URLSearchParams, cookies: Cookies): Language {
  const asked = search.get('lang');
  if (isLanguage(asked)) return asked;
  return chosenLanguage(cookies) ?? DEFAULT_LANGUAGE;
}

/** An API call has no page around it, so the client's own preference counts too. */
export function apiLanguage(cookies: Cookies, acceptLanguage: string | undefined): Language {
  const chosen = chosenLanguage(cookies);
  if (chosen) return chosen;
  const wanted = (acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

export function pageTheme(cookies: Cookies): Theme | undefined {
  return isTheme(cookies.theme) ? cookies.theme : undefined;
}
