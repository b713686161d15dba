import { MAX_MATCHED_JOBS } from '@stellenvisite/contract/seekers/matching';
import { api } from '../../../session/api.ts';
import { answerMatches, fillMatches } from '../../jobs/display/score/match-store.ts';

/** A profile that was changed meanwhile gives other scores. */
const FRESH_MS = 60_000;

/** Asks for the scores of all cards that appear together in one call. Returns how to stop. */
export function followMatches(): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const askedAt = new Map<string, number>();
  const wanted = new Set<string>();
  const flush = () => {
    const jobIds = [...wanted];
    wanted.clear();
    for (let at = 0; at < jobIds.length; at += MAX_MATCHED_JOBS)
      void readMatches(jobIds.slice(at, at + MAX_MATCHED_JOBS), signal).catch(() => undefined);
  };
  const stopAnswering = answerMatches((jobId) => {
    const now = Date.now();
    if (now - (askedAt.get(jobId) ?? 0) < FRESH_MS) return;
    askedAt.set(jobId, now);
    if (wanted.size === 0) setTimeout(flush);
    wanted.add(jobId);
  });
  return () => {
    stopped.abort();
    stopAnswering();
  };
}

/** Without an answer the cards stay without a score. */
async function readMatches(jobIds: string[], signal: AbortSignal): Promise<void> {
  const { data } = await api.POST('/api/matches', { body: { jobIds }, signal });
  if (data && !signal.aborted) fillMatches(data);
}
