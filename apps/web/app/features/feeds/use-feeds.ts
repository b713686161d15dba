import type { FeedRun } from '@stellenvisite/contract/feeds/feed-runs.schema';
import type { QuarantineReason } from '@stellenvisite/contract/feeds/feeds';
import type { Feed } from '@stellenvisite/contract/feeds/feeds.schema';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLiveEvent } from '../../realtime/use-live-event.ts';
import { $api } from '../../session/queries.ts';
import { useActingEmployer } from '../identity/acting-employer/use-acting-employer.ts';

/** A page asks by itself as well while a run is under way: a socket may be missing. */
const ASK_MS = 2000;

const isOpenRun = (run: Pick<FeedRun, 'status'> | null | undefined) =>
  run?.status === 'queued' || run?.status === 'running';

const askWhileRunning = (feed: Pick<Feed, 'currentRun'> | undefined) => (isOpenRun(feed?.currentRun) ? ASK_MS : false);

/** Everything below this path is read again when a run goes on or anything of a feed changes. */
const FEEDS_API = '/api/employer/feeds';

export function useRefreshFeeds(): () => void {
  const client = useQueryClient();
  return () =>
    void client.invalidateQueries({
      predicate: ({ queryKey }) => typeof queryKey[1] === 'string' && queryKey[1].startsWith(FEEDS_API),
    });
}

/** Refreshes the data of feeds whenever a run makes progress. */
function useLiveFeeds(): void {
  const refresh = useRefreshFeeds();
  useLiveEvent('feed.progress', refresh);
}

/** Refreshes the data of feeds when a run has ended, even if only polling reported the end. */
function useRefreshAtEnd(isOpen: boolean): void {
  const refresh = useRefreshFeeds();
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) refresh();
    wasOpen.current = isOpen;
  }, [isOpen, refresh]);
}

export function useFeeds() {
  useLiveFeeds();
  const { employerId } = useActingEmployer();
  return $api.useQuery(
    'get',
    '/api/employer/feeds',
    { params: { query: { employerId } } },
    { refetchInterval: ({ state }) => (state.data?.items.some((feed) => isOpenRun(feed.currentRun)) ? ASK_MS : false) },
  );
}

export function useFeed(id: string | undefined) {
  useLiveFeeds();
  return $api.useQuery(
    'get',
    '/api/employer/feeds/{id}',
    { params: { path: { id: id ?? '' } } },
    { enabled: id !== undefined, refetchInterval: ({ state }) => askWhileRunning(state.data) },
  );
}

/** Read when somebody asks for it. */
export function useRunProblems(id: string, runId: string) {
  const params = { path: { id, runId } };
  return $api.useQuery('get', '/api/employer/feeds/{id}/runs/{runId}/problems', { params }, { enabled: false });
}

export function useRun(id: string, runId: string | undefined) {
  useLiveFeeds();
  const run = $api.useQuery(
    'get',
    '/api/employer/feeds/{id}/runs/{runId}',
    { params: { path: { id, runId: runId ?? '' } } },
    { enabled: runId !== undefined, refetchInterval: ({ state }) => (isOpenRun(state.data) ? ASK_MS : false) },
  );
  useRefreshAtEnd(isOpenRun(run.data));
  return run;
}

export function useRuns(id: string, pageSize: number) {
  return $api.useQuery(
    'get',
    '/api/employer/feeds/{id}/runs',
    { params: { path: { id }, query: { pageSize } } },
    { placeholderData: keepPreviousData },
  );
}

export function useRunItems(id: string, runId: string, { pageSize }: { pageSize: number }) {
  return $api.useQuery(
    'get',
    '/api/employer/feeds/{id}/runs/{runId}/items',
    { params: { path: { id, runId }, query: { pageSize } } },
    { placeholderData: keepPreviousData },
  );
}

type QuarantineQuery = { feedId: string | undefined; reason: QuarantineReason | undefined };

export function useQuarantinedItems({ feedId, reason }: QuarantineQuery) {
  useLiveFeeds();
  const { employerId } = useActingEmployer();
  return $api.useQuery(
    'get',
    '/api/employer/feeds/quarantined-items',
    { params: { query: { employerId, ...(feedId && { feedId }), ...(reason && { reason }) } } },
    { placeholderData: keepPreviousData },
  );
}

type StructureQuery = { item: string | undefined; at: number };

/** The elements of one job of a feed whose format is not known. */
export function useStructure(id: string, { item, at }: StructureQuery) {
  return $api.useQuery(
    'get',
    '/api/employer/feeds/{id}/structure',
    { params: { path: { id }, query: { at, ...(item && { item }) } } },
    { placeholderData: keepPreviousData, staleTime: Number.POSITIVE_INFINITY },
  );
}
