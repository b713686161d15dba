import type { Matches } from '@stellenvisite/contract/seekers/matching.schema';
import { useEffect } from 'react';
import { createStore, useStore } from '../../../../ui/create-store.ts';

export type CardMatch = Pick<Matches['items'][number], 'score' | 'reasons' | 'isRosterUnknown' | 'distanceKm'>;

/** Null where nobody asks for scores: on the server, for visitors and for other roles. */
let request: ((jobId: string) => void) | null = null;
const matches = createStore<ReadonlyMap<string, CardMatch>>(new Map());
/** The jobs of the cards on the page, with how many cards show each. */
const shown = new Map<string, number>();

/** Starts requesting scores, first for the cards already shown. Returns a function that stops it. */
export function answerMatches(ask: (jobId: string) => void): () => void {
  request = ask;
  for (const jobId of shown.keys()) ask(jobId);
  return () => {
    request = null;
    matches.set(new Map());
  };
}

export function fillMatches({ items }: Matches): void {
  const read = items.map(({ jobId, ...match }) => [jobId, match] as const);
  matches.set(new Map([...matches.get(), ...read]));
}

/** Undefined until it is known. */
export function useMatch(jobId: string): CardMatch | undefined {
  useEffect(() => showMatch(jobId), [jobId]);
  return useStore(matches, (all) => all.get(jobId));
}

/** Returns the matches of several jobs by id, as far as they are known. */
export function useMatches(jobIds: readonly string[]): ReadonlyMap<string, CardMatch> {
  const ids = jobIds.join();
  useEffect(() => {
    const hide = ids.split(',').filter(Boolean).map(showMatch);
    return () => {
      for (const each of hide) each();
    };
  }, [ids]);
  return useStore(matches);
}

/** Requests the match of a job that is on the page. Returns a function that states it is gone. */
function showMatch(jobId: string): () => void {
  shown.set(jobId, (shown.get(jobId) ?? 0) + 1);
  request?.(jobId);
  return () => {
    const left = (shown.get(jobId) ?? 1) - 1;
    if (left > 0) shown.set(jobId, left);
    else shown.delete(jobId);
  };
}
