import { useQueryClient } from '@tanstack/react-query';
import { $api } from '../../session/queries.ts';
import { useSession } from '../../session/use-session.ts';

const VOTES = $api.queryOptions('get', '/api/ideas/votes').queryKey;

/** The ideas one has voted for; nothing while nobody is known, and for administrators, who do not vote. */
export function useOwnVotes() {
  const { account } = useSession();
  const mayVote = account !== null && account !== undefined && account.role !== 'admin';
  const { data } = $api.useQuery('get', '/api/ideas/votes', {}, { enabled: mayVote });
  return { mayVote, votes: data?.items };
}

export function useRefreshVotes(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: VOTES });
}
