import { useEffect } from 'react';
import { useSession } from '../../../session/use-session.ts';

/** On every page: asks for the scores of job cards once a job seeker is known. Renders nothing itself. */
export function MatchWatch() {
  const { account } = useSession();
  const id = account?.role === 'job_seeker' ? account.id : undefined;
  useEffect(() => {
    if (!id) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    void import('../follow-matches.ts').then(({ followMatches }) => {
      if (!isOver) stop = followMatches();
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [id]);
  return null;
}
