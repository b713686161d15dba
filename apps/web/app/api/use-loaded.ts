import type { ProblemCode } from '@stellenvisite/contract/problems';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Outcome } from './outcome.ts';

export type Loaded<T> = { data: T | null; code: ProblemCode | null; reload: () => Promise<void> };

/** Reads in the browser, anew when `key` changes; data stay in view while newer ones come, and no old answer replaces a newer. */
export function useLoaded<T>(key: string, load: () => Promise<Outcome<T>>): Loaded<T> {
  const [state, setState] = useState<{ data: T | null; code: ProblemCode | null }>({ data: null, code: null });
  const latest = useRef(load);
  const asked = useRef(0);
  useEffect(() => {
    latest.current = load;
  });
  const reload = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    const { data, code } = await latest.current();
    if (turn === asked.current) setState((old) => ({ data: code ? old.data : data, code }));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when to ask again
  useEffect(() => {
    void reload();
    return () => {
      asked.current += 1;
    };
  }, [key, reload]);
  return { ...state, reload };
}
