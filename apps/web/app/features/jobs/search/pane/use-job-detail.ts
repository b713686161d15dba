import type { JobDetail } from '@stellenvisite/contract/jobs/jobs.schema';
import { PROBLEM_STATUS } from '@stellenvisite/contract/platform/problems';
import { useQuery } from '@tanstack/react-query';
import { problemCodeOf } from '../../../../api/problem-code.ts';
import { $publicApi } from '../../../../api/public-queries.ts';
import { queryClient } from '../../../../session/query-provider.tsx';

export type JobDetailState =
  | { kind: 'loading' }
  | { kind: 'there'; job: JobDetail }
  | { kind: 'gone' }
  | { kind: 'failed' };

/** Each job is fetched once; a pointer over its card prefetches it, so that a click shows it at once. */
const jobDetailQuery = (id: string) =>
  $publicApi.queryOptions(
    'get',
    '/api/jobs/{id}',
    { params: { path: { id } } },
    { staleTime: Number.POSITIVE_INFINITY },
  );

export const prefetchJobDetail = (id: string) => queryClient().prefetchQuery(jobDetailQuery(id));

/** A job that came with the page is not requested again. */
export function useJobDetail(id: string, known?: JobDetail): { state: JobDetailState; retry: () => void } {
  const { data, error, isFetching, refetch } = useQuery({ ...jobDetailQuery(id), enabled: !known });
  const state: JobDetailState = known
    ? { kind: 'there', job: known }
    : stateOf(data as JobDetail | undefined, isFetching ? null : error);
  return { state, retry: () => void refetch() };
}

function stateOf(job: JobDetail | undefined, error: unknown): JobDetailState {
  if (job) return { kind: 'there', job };
  if (!error) return { kind: 'loading' };
  const status = PROBLEM_STATUS[problemCodeOf(error)];
  return { kind: status === 404 || status === 410 ? 'gone' : 'failed' };
}
