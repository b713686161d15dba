import type { ApplicationTab } from '@stellenvisite/contract/applications/applications';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useLiveEvent } from '../../../realtime/use-live-event.ts';
import { $api } from '../../../session/queries.ts';
import { refreshOwnApplications } from '../../jobs/display/apply/own-application-store.ts';

/** How the cache's keys of every list and of every application begin. */
const LIST_KEY = ['get', '/api/applications'] as const;
const DETAIL_KEY = ['get', '/api/applications/{id}'] as const;

type ApplicationsAddress = { tab?: ApplicationTab; page?: number; pageSize?: number };

// An employer may have answered while the page was in the background.
const OPTIONS = { placeholderData: keepPreviousData, refetchOnWindowFocus: true };

export const useApplications = (query: ApplicationsAddress, { enabled = true }: { enabled?: boolean } = {}) =>
  $api.useQuery('get', '/api/applications', { params: { query } }, { ...OPTIONS, enabled });

export const useApplication = (id: string) =>
  $api.useQuery('get', '/api/applications/{id}', { params: { path: { id } } }, { refetchOnWindowFocus: true });

/** The newest few: the overview shows them, and the rail their count. */
export const NEWEST = { pageSize: 5 };

/** Returns the number of applications; no request is sent until the person is known to be a job seeker. */
export const useApplicationCount = ({ isSeeker }: { isSeeker: boolean }): number | undefined =>
  useApplications(NEWEST, { enabled: isSeeker }).data?.counts.all;

/** Follows what happens to the own applications while they are shown. */
export function useLiveApplications(): void {
  const readAgain = useReadAgain();
  useLiveEvent('application.changed', () => void readAgain());
}

/** Reads every list, every application that is shown, and what job cards show of them again. */
export function useReadAgain(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const queries = [LIST_KEY, DETAIL_KEY].map((queryKey) => client.invalidateQueries({ queryKey }));
    await Promise.all([...queries, refreshOwnApplications()]);
  };
}
