import { useCallback, useEffect, useRef, useState } from 'react';

const PAUSE_MS = 600;

export type AutosaveState = 'idle' | 'saving' | 'saved' | 'failed';

export type Autosave = {
  state: AutosaveState;
  /** What the last attempt failed with. */
  error: unknown;
  /** Saves now what is not saved yet. Resolves with whether everything is saved. */
  flush: () => Promise<boolean>;
};

/** Saves a value when its changes pause, one attempt after the other, and what is left when the control goes. */
export function useAutosave(value: string, save: (value: string) => Promise<void>): Autosave {
  const [state, setState] = useState<AutosaveState>('idle');
  const [error, setError] = useState<unknown>();
  const saved = useRef(value);
  const latest = useRef({ value, save });
  const attempts = useRef(Promise.resolve(true));
  useEffect(() => {
    latest.current = { value, save };
  });

  const flush = useCallback(() => {
    const attempt = async () => {
      const { value: next, save: write } = latest.current;
      if (next === saved.current) return true;
      setState('saving');
      try {
        await write(next);
        saved.current = next;
        setState('saved');
        return true;
      } catch (failure) {
        setError(failure);
        setState('failed');
        return false;
      }
    };
    attempts.current = attempts.current.then(attempt);
    return attempts.current;
  }, []);

  useEffect(() => {
    if (value === saved.current) return;
    const timer = setTimeout(() => void flush(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value, flush]);
  useEffect(() => () => void flush(), [flush]);

  return { state, error, flush };
}
