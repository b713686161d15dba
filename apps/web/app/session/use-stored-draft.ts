import { useCallback, useEffect, useRef } from 'react';

const keyOf = (name: string) => `draft:${name}`;

export function readDraft<Draft>(
  name: string,
  store: Pick<Storage, 'getItem'> = sessionStorage,
): Partial<Draft> | null {
  try {
    const parsed: unknown = JSON.parse(store.getItem(keyOf(name)) ?? 'null');
    return typeof parsed === 'object' && parsed !== null ? (parsed as Partial<Draft>) : null;
  } catch {
    return null;
  }
}

export function writeDraft(name: string, draft: unknown): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Nothing is kept where nothing may be stored.
  }
}

export function removeDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // There was none.
  }
}

/**
 * Keeps what somebody has typed in this tab until the form is sent: also over a sign-in in between. `restore` gets what was
 * kept, once, after hydration. Never give it a password.
 */
export function useStoredDraft<Draft extends object>(name: string, restore: (draft: Partial<Draft>) => void) {
  const restoreOnce = useRef(restore);
  useEffect(() => {
    const kept = readDraft<Draft>(name);
    if (kept) restoreOnce.current(kept);
  }, [name]);
  return {
    keep: useCallback((draft: Partial<Draft>) => writeDraft(name, draft), [name]),
    drop: useCallback(() => removeDraft(name), [name]),
  };
}
