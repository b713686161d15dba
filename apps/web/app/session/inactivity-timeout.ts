import { endSession } from './end-session.ts';

/** A session that is not remembered ends after this long without activity. */
const IDLE_MS = 15 * 60_000;
const CHECK_MS = 30_000;
const RECORD_INTERVAL_MS = 5000;
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;
const LAST_ACTIVITY_KEY = 'session-last-seen';

export const isIdle = (seen: number | null, now: number): boolean => seen !== null && now - seen > IDLE_MS;

/** The time of the last activity is shared by all tabs, so activity in one keeps the session alive in all. */
export function startInactivityTimeout(isEnabled: () => boolean): void {
  let recordedAt = 0;
  const check = () => {
    if (isEnabled() && isIdle(readLastActivity(), Date.now())) void endSession();
  };
  const recordActivity = () => {
    if (!isEnabled() || Date.now() - recordedAt < RECORD_INTERVAL_MS) return;
    // The first activity after the timeout ends the session instead of extending it.
    if (isIdle(readLastActivity(), Date.now())) return void endSession();
    recordedAt = Date.now();
    writeLastActivity(recordedAt);
  };
  for (const event of ACTIVITY_EVENTS) addEventListener(event, recordActivity, { passive: true, capture: true });
  document.addEventListener('visibilitychange', check);
  setInterval(check, CHECK_MS);
}

function readLastActivity(): number | null {
  try {
    const value = localStorage.getItem(LAST_ACTIVITY_KEY);
    return value === null ? null : Number(value);
  } catch {
    return null;
  }
}

function writeLastActivity(moment: number): void {
  try {
    localStorage.setItem(LAST_ACTIVITY_KEY, String(moment));
  } catch {
    // Without storage the session ends with the page anyway.
  }
}

/** A new session starts its timeout now and does not inherit the last activity of an earlier one. */
export const restartInactivityTimeout = (): void => writeLastActivity(Date.now());
