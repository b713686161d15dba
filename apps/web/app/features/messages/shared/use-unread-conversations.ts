import type { Role } from '@stellenvisite/contract/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvent } from '../../../realtime/use-live-event.ts';
import { $api } from '../../../session/queries.ts';
import { useSession } from '../../../session/use-session.ts';

const WITH_MESSAGES: readonly Role[] = ['job_seeker', 'employer'];

/** In how many conversations something is unread; undefined until it is known. */
export function useUnreadConversations(): number | undefined {
  const { account } = useSession();
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: ['get', '/api/conversations'] });
  useLiveEvent('message.created', refresh);
  useLiveEvent('message.read', refresh);
  const { data } = $api.useQuery(
    'get',
    '/api/conversations',
    { params: { query: { pageSize: 1 } } },
    { enabled: account !== null && WITH_MESSAGES.includes(account.role) },
  );
  return data?.counts.unread;
}
