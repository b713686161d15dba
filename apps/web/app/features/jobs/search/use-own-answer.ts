import { useEffect, useState } from 'react';
import { type SessionState, sessionStore } from '../../../session/session-store.ts';
import { useStore } from '../../../ui/create-store.ts';
import { useHiddenChanges } from '../../employers/hidden/shared/hidden-store.ts';
import type { OwnList } from './read-own-list.ts';
import { type SearchAnswer, withList } from './search-answer.ts';

/**
 * Returns the answer to show. The page is the same for everyone; for a job seeker a personal answer is then loaded, in the order in
 * which the jobs fit, and replaces the common one, which remains until then and when the request fails.
 */
export function useOwnAnswer(answer: SearchAnswer): SearchAnswer {
  const accountId = useStore(sessionStore, seekerId);
  const changes = useHiddenChanges();
  const [own, setOwn] = useState<{ of: SearchAnswer; own: OwnList } | null>(null);
  useEffect(() => {
    if (!accountId) return setOwn(null);
    let isOver = false;
    void import('./read-own-list.ts')
      .then(({ readOwnList }) => readOwnList(answer.filters, { accountId, changes }))
      .then((list) => {
        if (!isOver) setOwn({ of: answer, own: list });
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [answer, accountId, changes]);
  if (!accountId || own?.of !== answer) return answer;
  const { list, isByMatch = true } = own.own;
  return { ...(list ? withList(answer, list) : answer), isByMatch };
}

/**
 * Of the session only what matters here: a page that renders again while it comes to life takes away what was typed before, so
 * for most people nothing may change.
 */
function seekerId({ account }: SessionState): string | null {
  return account?.role === 'job_seeker' ? account.id : null;
}
