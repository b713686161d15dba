import { endSession } from './end-session.ts';

/** A session that is not remembered ends when nobody has touched the page for this long. */
const IDLE_MS = 15 * 60_000;
const CHECK_MS = 30_000;
const NOTE_MS = 5000;
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;
const LAST_SEEN = 'session-last-seen';

export const isIdle = (seen: number | null, now: number): boolean => seen !== null && now - seen > IDLE_MS;

/** Tabs share the moment: who types in one of them is there for all. */
export function startInactivityTimeout(isWatched: () => boolean): void {
  let noted = 0;
  const check = () => {
    if (isWatched() && isIdle(read(), Date.now())) void endSession();
  };
  const note = () => {
    if (!isWatched() || Date.now() - noted < NOTE_MS) return;
    // Whoever comes back after hours is not asked what they meant by the first touch.
    if (isIdle(read(), Date.now())) return void endSession();
    noted = Date.now();
    write(noted);
  };
  for (const sign of ACTIVITY_EVENTS) addEventListener(sign, note, { passive: true, capture: true });
  document.addEventListener('visibilitychange', check);
  setInterval(check, CHECK_MS);
}

function read(): number | null {
  try {
    const value = localStorage.getItem(LAST_SEEN);
    return value === null ? null : Number(value);
  } catch {
    return null;
  }
}

function write(moment: number): void {
  try {
    localStorage.setItem(LAST_SEEN, String(moment));
  } catch {
    // Without storage the session ends with the page anyway.
  }
}

/** A new session starts to be watched now, not when an earlier one was last touched. */
export const restartInactivityTimeout = (): void => write(Date.now());
