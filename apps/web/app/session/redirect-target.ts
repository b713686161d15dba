import { safeNext } from './safe-next.ts';

const KEY = 'sign-in-next';

/** Keeps the way back over a visit to another site, in this tab. */
export function storeRedirectTarget(next: string | null): void {
  try {
    if (next) sessionStorage.setItem(KEY, next);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Then the way leads home.
  }
}

export function readRedirectTarget(): string | null {
  try {
    return safeNext(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}
