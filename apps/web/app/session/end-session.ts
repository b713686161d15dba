import { loadAuthClient } from './auth-client.ts';

/** When somebody last left by choice, on this device: other tabs then know that nothing is wrong. */
const LEFT_AT = 'signed-out-at';
const JUST_NOW_MS = 10_000;
let leftAt = 0;

export function recordSignOut(now = Date.now()): void {
  leftAt = now;
  try {
    localStorage.setItem(LEFT_AT, String(now));
  } catch {
    // Without storage there is no other tab to tell.
  }
}

export function hasJustSignedOut(now = Date.now()): boolean {
  try {
    return now - Math.max(leftAt, Number(localStorage.getItem(LEFT_AT))) < JUST_NOW_MS;
  } catch {
    return now - leftAt < JUST_NOW_MS;
  }
}

/** The server no longer knows this session. Whoever listens tells the person why and asks to sign in again. */
export async function endSession(): Promise<void> {
  const client = await loadAuthClient();
  await client.signOut({ scope: 'local' });
}
