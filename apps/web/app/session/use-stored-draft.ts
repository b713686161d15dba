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
    // Without storage the draft is lost on reload; the form still works.
  }
}

export function removeDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Without storage there is no draft to remove.
  }
}

/**
 * Stores what somebody has typed, in this tab and until the form is sent, also across a sign-in. `restore` gets what was
 * stored, once, after hydration. Never give it a password.
 */
export function useStoredDraft<Draft extends object>(name: string, restore: (draft: Partial<Draft>) => void) {
  const restoreOnce = useRef(restore);
  useEffect(() => {
    const stored = readDraft<Draft>(name);
    if (stored) restoreOnce.current(stored);
  }, [name]);
  return {
    save: useCallback((draft: Partial<Draft>) => writeDraft(name, draft), [name]),
    remove: useCallback(() => removeDraft(name), [name]),
  };
}
