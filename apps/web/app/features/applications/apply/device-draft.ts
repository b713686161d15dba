import type { ApplyValues } from './apply-values.ts';

const KEY = 'application-draft:';
/** As long as the server keeps the files of somebody without an account. */
const LIFETIME_MS = 24 * 3_600_000;

export type DeviceDraft = {
  values: ApplyValues;
  savedAt: number;
  /** The application that waits for its code. */
  guestApplicationId: string | null;
};

const keyOf = (jobId: string) => KEY + jobId;

export function readDeviceDraft(jobId: string, now = Date.now()): DeviceDraft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(jobId)) ?? 'null') as DeviceDraft | null;
    if (draft && now - draft.savedAt < LIFETIME_MS) return draft;
    removeDeviceDraft(jobId);
  } catch {
    // Without storage there is no draft.
  }
  return null;
}

/** Whether it was kept. */
export function writeDeviceDraft(jobId: string, draft: Omit<DeviceDraft, 'savedAt'>, now = Date.now()): boolean {
  try {
    localStorage.setItem(keyOf(jobId), JSON.stringify({ ...draft, savedAt: now }));
    return true;
  } catch {
    return false;
  }
}

export function removeDeviceDraft(jobId: string): void {
  try {
    localStorage.removeItem(keyOf(jobId));
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** What somebody began here is not for the next person at this device. */
export function removeOldDeviceDrafts(now = Date.now()): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(KEY)) readDeviceDraft(key.slice(KEY.length), now);
    }
  } catch {
    // Without storage there is nothing to remove.
  }
}
