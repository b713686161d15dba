import { PROBLEM_STATUS } from '@stellenvisite/contract/platform/problems';
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { problemCodeOf } from './problem-code.ts';

/** Specification §9: failed queries are retried 3 times with a backoff of up to 30 s; garbage collection after 5 minutes. */
const RETRIES = 3;
const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;
const GC_TIME_MS = 5 * 60_000;

/** Checks whether to retry a query. A refusal (4xx) is final; a retry would not change it. */
export function mayRetry(failures: number, error: unknown): boolean {
  return failures < RETRIES && PROBLEM_STATUS[problemCodeOf(error)] >= 500;
}

export const retryDelay = (attempt: number): number => Math.min(FIRST_DELAY_MS * 2 ** attempt, MAX_DELAY_MS);

export function createQueryClient(): QueryClient {
  // By default components hear of a change after a timer; the second click of a double click would come before it.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: mayRetry,
        retryDelay,
        gcTime: GC_TIME_MS,
        // Offline is reported as a problem instead of waiting in silence.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
