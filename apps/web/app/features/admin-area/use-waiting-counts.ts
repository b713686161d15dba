import type { WaitingQueue } from '@stellenvisite/contract/admin-overview.schema';
import { $api } from '../../session/queries.ts';
import { useSession } from '../../session/use-session.ts';

/** How much waits, by the keys of the links. Nothing until an administrator is known: the page begins as the server sent it. */
export function useWaitingCounts(): Readonly<Partial<Record<string, number>>> {
  const { account } = useSession();
  const { data } = $api.useQuery('get', '/api/admin/waiting', {}, { enabled: account?.role === 'admin' });
  if (!account || !data) return {};
  return Object.fromEntries(data.items.map(({ queue, total }): [WaitingQueue, number] => [queue, total]));
}
