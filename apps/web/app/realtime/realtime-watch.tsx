import { useEffect } from 'react';
import { useSession } from '../session/use-session.ts';

/** On every page: keeps whoever is signed in up to date. What it needs is loaded once they are known. Renders nothing itself. */
export function RealtimeWatch() {
  const userId = useSession().account?.id;
  useEffect(() => {
    if (!userId) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    void import('./follow-events.ts')
      .then(({ followEvents }) => {
        if (!isOver) stop = followEvents(userId);
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [userId]);
  return null;
}
