import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { cameFrom } from './came-from.ts';

/** Who leaves sooner has not looked. */
const LOOK_MS = 1500;

/** Tells the server that somebody looks at this job, without saying who. Nothing is told of a job that is null. */
export function useCountView(jobId: string | null): void {
  const place = useLocation();
  const tell = useEffectEvent((id: string) => {
    void fetch(`/api/jobs/${id}/views`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(cameFrom(place)),
      keepalive: true,
    }).catch(() => undefined);
  });
  useEffect(() => {
    if (jobId === null) return;
    const timer = setTimeout(() => tell(jobId), LOOK_MS);
    return () => clearTimeout(timer);
  }, [jobId]);
}
