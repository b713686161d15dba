import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvent } from '../../../realtime/use-live-event.ts';
import { $api } from '../../../session/queries.ts';

const ENQUIRIES = ['get', '/api/talent-pool/enquiries'] as const;

/** How many enquiries wait for the person's answer; undefined until it is known. */
export function useOpenEnquiries({ isSeeker }: { isSeeker: boolean }): number | undefined {
  const client = useQueryClient();
  useLiveEvent('talent_pool.changed', () => void client.invalidateQueries({ queryKey: ENQUIRIES }));
  const query = { status: ['open' as const], pageSize: 1 };
  const { data } = $api.useQuery(...ENQUIRIES, { params: { query } }, { enabled: isSeeker });
  return data?.open;
}
