import { useSyncExternalStore } from 'react';

const KEY = 'acting-employer';

let chosen: string | null | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): string | null {
  if (chosen === undefined) {
    try {
      chosen = localStorage.getItem(KEY);
    } catch {
      chosen = null;
    }
  }
  return chosen;
}

/** Remembered on this device, for people who act for several employers. */
export function chooseEmployer(employerId: string): void {
  chosen = employerId;
  try {
    localStorage.setItem(KEY, employerId);
  } catch {
    // Without storage the choice lasts until the page is loaded again.
  }
  for (const listener of listeners) listener();
}

/** The id chosen last; it may be of an employer the person no longer acts for. */
export function useChosenEmployer(): string | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
