import type { JobList } from '@stellenvisite/contract/job-search.schema';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { sessionState, subscribeSession } from '../../session/session-store.ts';
import { useHiddenChanges } from '../hidden-employers/shared/hidden-store.ts';
import { type SearchAnswer, withList } from './search-answer.ts';

/**
 * The page is the same for everyone; a job seeker who has hidden employers gets an answer of their own after it, which takes the place
 * of the first. Until then, and when it fails, the common answer stands.
 */
export function useOwnAnswer(answer: SearchAnswer): SearchAnswer {
  const accountId = useSyncExternalStore(subscribeSession, seekerId, () => null);
  const changes = useHiddenChanges();
  const [own, setOwn] = useState<{ of: SearchAnswer; list: JobList | null } | null>(null);
  useEffect(() => {
    if (!accountId) return setOwn(null);
    let isOver = false;
    void import('./read-own-list.ts')
      .then(({ readOwnList }) => readOwnList(answer.filters, { accountId, changes }))
      .then((list) => {
        if (!isOver) setOwn({ of: answer, list });
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [answer, accountId, changes]);
  return own?.of === answer && own.list ? withList(answer, own.list) : answer;
}

/**
 * Of the session only what matters here: a page that renders again while it comes to life takes away what was typed before, so
 * for most people nothing may change.
 */
function seekerId(): string | null {
  const { account } = sessionState();
  return account?.role === 'job_seeker' ? account.id : null;
}
