import { useEffect, useRef } from 'react';

/** Runs after hydration, one time. */
export function useOnce(run: () => void): void {
  const first = useRef(run);
  useEffect(() => first.current(), []);
}
