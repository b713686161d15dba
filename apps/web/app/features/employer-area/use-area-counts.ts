import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvent } from '../../realtime/use-live-event.ts';
import { $api } from '../../session/queries.ts';
import type { ActingEmployer } from './shared/use-acting-employer.ts';

const COUNTS = ['get', '/api/employer/counts'] as const;

/** What stands beside the links, by their keys. Nothing until the employer is known: the page begins as the server sent it. */
export function useAreaCounts(acting: ActingEmployer | null): Readonly<Record<string, number | undefined>> {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: COUNTS });
  useLiveEvent('application.changed', refresh);
  useLiveEvent('message.created', refresh);
  useLiveEvent('message.read', refresh);
  const query = acting ? { employerId: acting.employerId } : {};
  const { data } = $api.useQuery(...COUNTS, { params: { query } }, { enabled: acting !== null });
  return acting && data ? data : {};
}
