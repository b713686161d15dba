import { loadAuthClient } from './auth-client.ts';

/** Time of the last sign-out by choice on this device: other tabs then show no alert. */
const SIGNED_OUT_AT = 'signed-out-at';
const JUST_NOW_MS = 10_000;
let signedOutAt = 0;

export function recordSignOut(now = Date.now()): void {
  signedOutAt = now;
  try {
    localStorage.setItem(SIGNED_OUT_AT, String(now));
  } catch {
    // Without storage there is no other tab to tell.
  }
}

export function hasJustSignedOut(now = Date.now()): boolean {
  try {
    return now - Math.max(signedOutAt, Number(localStorage.getItem(SIGNED_OUT_AT))) < JUST_NOW_MS;
  } catch {
    return now - signedOutAt < JUST_NOW_MS;
  }
}

/** Ends a session that the server refuses or that has timed out. Listeners of `onSessionEnd` tell the person. */
export async function endSession(): Promise<void> {
  const client = await loadAuthClient();
  await client.signOut({ scope: 'local' });
}
