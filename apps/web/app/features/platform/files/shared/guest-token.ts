import { GUEST_TOKEN } from '@stellenvisite/contract/platform/files';

const KEY = 'guest-token';
const BYTES = 32;
/** Where the browser keeps nothing, the token lasts as long as the page. */
let unstored: string | null = null;

/** Returns the token that gives a guest access to their uploaded files, and creates it on first use. */
export function guestToken(): string {
  const known = findGuestToken();
  if (known) return known;
  const token = createToken();
  unstored = token;
  try {
    localStorage.setItem(KEY, token);
  } catch {
    // Without storage the token in memory is used.
  }
  return token;
}

export function findGuestToken(): string | null {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored && GUEST_TOKEN.test(stored)) return stored;
  } catch {
    // Without storage there is the one of this page.
  }
  return unstored;
}

/** Once the files belong to an account the token opens nothing. */
export function forgetGuestToken(): void {
  unstored = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to remove.
  }
}

function createToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
