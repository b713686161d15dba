import type { JobDetail } from '@stellenvisite/contract/jobs.schema';
import { useCallback, useEffect, useState } from 'react';

export type JobDetailState =
  | { kind: 'loading' }
  | { kind: 'there'; job: JobDetail }
  | { kind: 'gone' }
  | { kind: 'failed' };

const MOST_KEPT = 40;
const kept = new Map<string, Promise<JobDetailState>>();

/** Asks for a job once; a pointer over its card asks early, so that a click finds it there. */
export function fetchJobDetail(id: string): Promise<JobDetailState> {
  const known = kept.get(id);
  if (known) return known;
  const asked = askForJob(id);
  kept.set(id, asked);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  void asked.then(({ kind }) => kind === 'failed' && kept.delete(id));
  return asked;
}

async function askForJob(id: string): Promise<JobDetailState> {
  try {
    const response = await fetch(`/api/jobs/${encodeURIComponent(id)}`, { headers: { accept: 'application/json' } });
    if (response.status === 410 || response.status === 404) return { kind: 'gone' };
    if (!response.ok) return { kind: 'failed' };
    return { kind: 'there', job: (await response.json()) as JobDetail };
  } catch {
    return { kind: 'failed' };
  }
}

const LOADING: JobDetailState = { kind: 'loading' };

export function useJobDetail(id: string | null): { state: JobDetailState; retry: () => void } {
  const [answer, setAnswer] = useState<{ id: string; state: JobDetailState } | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    if (id === null) return;
    let isCurrent = true;
    void fetchJobDetail(id).then((state) => isCurrent && setAnswer({ id, state }));
    return () => {
      isCurrent = false;
    };
  }, [id, attempt]);
  const retry = useCallback(() => {
    setAnswer(null);
    setAttempt((count) => count + 1);
  }, []);
  return { state: answer && answer.id === id ? answer.state : LOADING, retry };
}
