import { useEffect, useState } from 'react';

const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/** Counts down to a moment in milliseconds, by the clock: a tab in the background misses ticks, but no time. */
export function useSecondsUntil(time: number): number {
  const [left, setLeft] = useState(() => secondsUntil(time));
  useEffect(() => {
    setLeft(secondsUntil(time));
    const timer = setInterval(() => setLeft(secondsUntil(time)), 1000);
    return () => clearInterval(timer);
  }, [time]);
  return left;
}
