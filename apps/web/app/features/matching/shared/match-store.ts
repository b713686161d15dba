import type { Matches } from '@stellenvisite/contract/matching.schema';
import { useEffect, useSyncExternalStore } from 'react';

export type CardMatch = Pick<Matches['items'][number], 'score' | 'reasons'>;

/** Null where nobody asks for scores: on the server, for visitors and for other roles. */
let request: ((jobId: string) => void) | null = null;
let matches: ReadonlyMap<string, CardMatch> = new Map();
/** The jobs of the cards on the page, with how many cards show each. */
const shown = new Map<string, number>();
const listeners = new Set<() => void>();

function update(next: ReadonlyMap<string, CardMatch>): void {
  matches = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** From now on scores are asked for, those of the cards already shown first. Returns how to stop. */
export function answerMatches(ask: (jobId: string) => void): () => void {
  request = ask;
  for (const jobId of shown.keys()) ask(jobId);
  return () => {
    request = null;
    update(new Map());
  };
}

export function fillMatches({ items }: Matches): void {
  update(new Map([...matches, ...items.map(({ jobId, score, reasons }) => [jobId, { score, reasons }] as const)]));
}

/** Undefined until it is known. */
export function useMatch(jobId: string): CardMatch | undefined {
  useEffect(() => {
    shown.set(jobId, (shown.get(jobId) ?? 0) + 1);
    request?.(jobId);
    return () => {
      const left = (shown.get(jobId) ?? 1) - 1;
      if (left > 0) shown.set(jobId, left);
      else shown.delete(jobId);
    };
  }, [jobId]);
  return useSyncExternalStore(
    subscribe,
    () => matches.get(jobId),
    () => undefined,
  );
}
