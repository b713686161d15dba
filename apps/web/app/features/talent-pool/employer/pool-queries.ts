import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useLiveEvent } from '../../../realtime/use-live-event.ts';
import { $api } from '../../../session/queries.ts';
import { filterQuery, type PoolAddress } from './pool-address.ts';

const POOL = '/api/talent-pool';
/** Answers never include people who have left, so an open page polls to remove them. */
const READ_AGAIN_MS = 20_000;
const OPTIONS = { placeholderData: keepPreviousData, refetchOnWindowFocus: true, refetchInterval: READ_AGAIN_MS };

type ProfilesOf = {
  employerId: string;
  jobId: string | null;
  /** The job to compare with has to be known first. */
  isReady: boolean;
};

export function useProfiles(address: PoolAddress, { employerId, jobId, isReady }: ProfilesOf) {
  const { sort, page, isMarked } = address;
  const query = {
    employerId,
    ...filterQuery(address),
    ...(jobId && { jobId }),
    ...(isMarked && { marked: true }),
    ...(sort && { sort }),
    page,
  };
  const answer = $api.useQuery('get', POOL, { params: { query } }, { ...OPTIONS, enabled: isReady });
  const { data } = answer;
  return {
    ...answer,
    preview: data?.kind === 'preview' ? data : undefined,
    profiles: data?.kind === 'profiles' ? data : undefined,
  };
}

export const useFacets = (address: PoolAddress, employerId: string) =>
  $api.useQuery(
    'get',
    '/api/talent-pool/facets',
    { params: { query: { employerId, ...filterQuery(address) } } },
    { placeholderData: keepPreviousData },
  );

export const useTalentProfile = (id: string, query: { employerId: string; jobId?: string }) =>
  $api.useQuery(
    'get',
    '/api/talent-pool/{id}',
    { params: { path: { id }, query } },
    { refetchOnWindowFocus: true, refetchInterval: READ_AGAIN_MS },
  );

/** Returns the employer's published jobs, which an enquiry can be about. */
export const usePublishedJobs = (employerId: string) =>
  $api.useQuery('get', '/api/employer/jobs', {
    params: { query: { employerId, tab: 'published', sort: 'newest', pageSize: 100 } },
  });

export const useJob = (id: string | null) =>
  $api.useQuery('get', '/api/jobs/{id}', { params: { path: { id: id ?? '' } } }, { enabled: id !== null });

/** Reads every list and every profile that is shown again. */
export function useReadPoolAgain(): () => Promise<void> {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [method, path] }) =>
        method === 'get' && typeof path === 'string' && path.startsWith(POOL),
    });
}

/** Follows what people and colleagues do while profiles are shown. */
export function useLivePool(): void {
  const readAgain = useReadPoolAgain();
  useLiveEvent('talent_pool.changed', () => void readAgain());
}
