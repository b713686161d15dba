import { DAY_SECONDS } from '@stellenvisite/contract/platform/durations';
import { createStore } from '../../ui/create-store.ts';
import { useBrowserValue } from '../../ui/palette/palette-host.tsx';

/** `comfort` allows what is handy but not necessary: searches remembered on this device. */
export const CONSENT_CHOICES = ['necessary', 'comfort'] as const;

export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

export const CONSENT_COOKIE = 'consent';

const CONSENT_DAYS = 180;

/** The version of the consent. A new version invalidates earlier choices, so that everyone has to choose again. */
const VERSION = 'v1';

export const consentValue = (choice: ConsentChoice): string => `${VERSION}.${choice}`;

/** The only thing stored on the device by consent; whoever writes it asks `useMayRemember` first. */
export const RECENT_SEARCHES_KEY = 'recent-searches';

/** `unknown` is what the server renders: pages are the same for everyone, the cookie is read in the browser only. */
export type Consent = ConsentChoice | 'open' | 'unknown';

/** Read once, like the theme: asking for cookies is slow, and every reader asks several times. */
const consent = createStore<Consent>('unknown', () => parseConsent(document.cookie) ?? 'open');

export const useConsent = (): Consent => useBrowserValue<Consent>(consent.subscribe, consent.get, consent.initial);

/** May the browser remember what is not strictly necessary? Whoever asks renders again only when this answer changes. */
export const useMayRemember = (): boolean => useBrowserValue(consent.subscribe, mayRemember, false);

const mayRemember = () => consent.get() === 'comfort';

/** Keeps the choice. Taking consent back deletes what it had allowed. */
export function chooseConsent(choice: ConsentChoice): void {
  writeCookie(CONSENT_COOKIE, consentValue(choice), CONSENT_DAYS);
  if (choice === 'necessary') forgetSearches();
  consent.set(choice);
}

function forgetSearches() {
  try {
    localStorage.removeItem(RECENT_SEARCHES_KEY);
  } catch {
    // Storage can be switched off altogether; then there is nothing to delete.
  }
}

let openSettings: (() => void) | undefined;

/** The footer's button opens the settings that the consent layer shows. */
export function openConsentSettings(): void {
  openSettings?.();
}

export function onOpenConsentSettings(open: () => void): () => void {
  openSettings = open;
  return () => {
    openSettings = undefined;
  };
}

/** Returns the choice in a cookie header. A missing, outdated or invalid value counts as no choice. */
export function parseConsent(cookieHeader: string): ConsentChoice | undefined {
  const value = readCookie(cookieHeader, CONSENT_COOKIE);
  return CONSENT_CHOICES.find((choice) => value === consentValue(choice));
}

export function readCookie(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}

/** A first-party cookie for the whole site. `days: 0` deletes it. */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${value}; Path=/; Max-Age=${days * DAY_SECONDS}; SameSite=Lax${secure}`;
}
