import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvent } from '../../../../realtime/use-live-event.ts';
import { $api } from '../../../../session/queries.ts';

/** How the cache's keys of the list and of all matches begin. */
export const ALERTS = ['get', '/api/job-alerts'] as const;
export const MATCHES = ['get', '/api/job-alerts/{id}/matches'] as const;

export const useJobAlerts = ({ enabled = true }: { enabled?: boolean } = {}) =>
  $api.useQuery('get', '/api/job-alerts', {}, { refetchOnWindowFocus: true, enabled });

/** Returns the number of new matches of all alerts. Nothing is requested until the user is known to be a job seeker. */
export const useNewMatchCount = ({ isSeeker }: { isSeeker: boolean }): number | undefined =>
  useJobAlerts({ enabled: isSeeker }).data?.items.reduce((sum, { newCount }) => sum + newCount, 0);

/** Refreshes alerts and matches when a notification arrives or may have been missed. */
export function useNewMatches(): void {
  const client = useQueryClient();
  useLiveEvent('notification.created', () => {
    for (const queryKey of [ALERTS, MATCHES]) void client.invalidateQueries({ queryKey });
  });
}
