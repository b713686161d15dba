import { useBrowserValue } from '../../ui/use-browser-value.ts';
import { CONSENT_COOKIE, CONSENT_DAYS, type ConsentChoice, consentValue, parseConsent } from './consent-choice.ts';
import { writeCookie } from './cookies.ts';

/** The only thing kept on the device by consent; whoever writes it asks `useMayRemember` first. */
export const RECENT_SEARCHES_KEY = 'recent-searches';

/** `unknown` is what the server renders: pages are the same for everyone, the cookie is read in the browser only. */
export type Consent = ConsentChoice | 'open' | 'unknown';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Read once, like the theme: asking for cookies is slow, and every reader asks several times. */
let known: Consent | undefined;

const currentConsent = (): Consent => {
  known ??= parseConsent(document.cookie) ?? 'open';
  return known;
};

export const useConsent = (): Consent => useBrowserValue<Consent>(subscribe, currentConsent, 'unknown');

/** May the browser remember what is not strictly necessary? Whoever asks renders anew only when this answer changes. */
export const useMayRemember = (): boolean => useBrowserValue(subscribe, mayRemember, false);

const mayRemember = () => currentConsent() === 'comfort';

/** Keeps the choice. Taking consent back deletes what it had allowed. */
export function chooseConsent(choice: ConsentChoice): void {
  writeCookie(CONSENT_COOKIE, consentValue(choice), CONSENT_DAYS);
  known = choice;
  if (choice === 'necessary') forgetSearches();
  for (const listener of listeners) listener();
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
