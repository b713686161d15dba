import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvent } from '../../../realtime/use-live-event.ts';
import { $api } from '../../../session/queries.ts';

/** How the cache's keys of the list and of all matches begin. */
export const ALERTS = ['get', '/api/job-alerts'] as const;
export const MATCHES = ['get', '/api/job-alerts/{id}/matches'] as const;

export const useJobAlerts = ({ enabled = true }: { enabled?: boolean } = {}) =>
  $api.useQuery('get', '/api/job-alerts', {}, { refetchOnWindowFocus: true, enabled });

/** How many matches are new in all alerts; nothing is asked while it is not known that a job seeker looks. */
export const useNewMatchCount = ({ isSeeker }: { isSeeker: boolean }): number | undefined =>
  useJobAlerts({ enabled: isSeeker }).data?.items.reduce((sum, { newCount }) => sum + newCount, 0);

/** What is shown of alerts is read again when the person is told of something new, or may have missed it. */
export function useNewMatches(): void {
  const client = useQueryClient();
  useLiveEvent('notification.created', () => {
    for (const queryKey of [ALERTS, MATCHES]) void client.invalidateQueries({ queryKey });
  });
}
