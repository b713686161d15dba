import { safeNext } from './safe-next.ts';

const KEY = 'sign-in-next';

/** Stores where to return after a visit to another site, such as the identity provider, in this tab. */
export function storeRedirectTarget(next: string | null): void {
  try {
    if (next) sessionStorage.setItem(KEY, next);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the sign-in leads to the home of the role.
  }
}

export function readRedirectTarget(): string | null {
  try {
    return safeNext(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}
