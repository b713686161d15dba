import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { toReferrer } from '../../display/apply/referrer.ts';

/** The time on the page after which a view is counted. */
const LOOK_MS = 1500;

/** Tells the server that somebody looks at this job, without saying who. Nothing is notified of a job that is null. */
export function useCountView(jobId: string | null): void {
  const place = useLocation();
  const countView = useEffectEvent((id: string) => {
    void fetch(`/api/jobs/${id}/views`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(toReferrer(place)),
      keepalive: true,
    }).catch(() => undefined);
  });
  useEffect(() => {
    if (jobId === null) return;
    const timer = setTimeout(() => countView(jobId), LOOK_MS);
    return () => clearTimeout(timer);
  }, [jobId]);
}
