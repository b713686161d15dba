import { useEffect, useEffectEvent, useRef } from 'react';

type Countdown = {
  ms: number;
  /** Another value begins again with the whole time. */
  restartOn: unknown;
  /** False stops the clock; true goes on with what is left. */
  isRunning: boolean;
  onEnd: () => void;
};

export function useCountdown({ ms, restartOn, isRunning, onEnd }: Countdown): void {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value is the signal
  useEffect(() => {
    left.current = ms;
  }, [ms, restartOn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value is the signal
  useEffect(() => {
    if (!isRunning) return;
    const startedAt = Date.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - startedAt;
    };
  }, [isRunning, restartOn]);
}
