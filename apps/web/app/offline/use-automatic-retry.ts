import { useEffect, useRef } from 'react';

const FIRST_DELAY_MS = 2000;
const MAX_DELAY_MS = 30_000;

/**
 * Retries at growing intervals, and when the device is online again. The event alone is not enough: it comes once, often
 * before the first request gets through.
 */
export function useAutomaticRetry(retry: () => Promise<void>): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    let delay = FIRST_DELAY_MS;
    let timer = setTimeout(again, delay);
    function again() {
      void latest.current();
      delay = Math.min(2 * delay, MAX_DELAY_MS);
      timer = setTimeout(again, delay);
    }
    function startOver() {
      clearTimeout(timer);
      delay = FIRST_DELAY_MS / 2;
      again();
    }
    addEventListener('online', startOver);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', startOver);
    };
  }, []);
}
