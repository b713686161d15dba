import { readCookie } from './cookies.ts';

/** `comfort` allows what is handy but not necessary: searches remembered on this device. */
export const CONSENT_CHOICES = ['necessary', 'comfort'] as const;
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

export const CONSENT_COOKIE = 'consent';
export const CONSENT_DAYS = 180;

/** Raised when we ask for something new: everyone is asked again. */
const VERSION = 'v1';

export const consentValue = (choice: ConsentChoice): string => `${VERSION}.${choice}`;

/** The choice in a cookie header. Nothing, an older version or nonsense means: not asked yet. */
export function parseConsent(cookieHeader: string): ConsentChoice | undefined {
  const value = readCookie(cookieHeader, CONSENT_COOKIE);
  return CONSENT_CHOICES.find((choice) => value === consentValue(choice));
}
