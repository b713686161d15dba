import { useEffect, useState } from 'react';

/** Shorter waits show nothing: a skeleton that flashes is worse than none. */
const BLINK_MS = 180;

/** Whether something has been waited for longer than a blink. `waitingFor` names it, and is undefined while nothing is. */
export function useIsSlow(waitingFor: string | undefined): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    setIsSlow(false);
    if (waitingFor === undefined) return;
    const timer = setTimeout(() => setIsSlow(true), BLINK_MS);
    return () => clearTimeout(timer);
  }, [waitingFor]);
  return waitingFor !== undefined && isSlow;
}
