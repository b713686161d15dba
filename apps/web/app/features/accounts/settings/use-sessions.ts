import type { AccountSession } from '@stellenvisite/contract/accounts.schema';
import { useMutation } from '@tanstack/react-query';
import { optimisticUpdate } from '../../../api/optimistic-update.ts';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { $api } from '../../../session/queries.ts';
import { requireAuth } from './auth-code.ts';

const SESSIONS = ['get', '/api/account/sessions'] as const;

type Sessions = { items: AccountSession[] };

export const useSessions = () => $api.useQuery('get', '/api/account/sessions');

/** Optimistic: the device is removed from the list before the server answers. */
export function useEndSession() {
  return $api.useMutation(
    'delete',
    '/api/account/sessions/{id}',
    optimisticUpdate<Sessions, { params: { path: { id: string } } }>(SESSIONS, (list, { params }) => ({
      ...list,
      items: list.items.filter(({ id }) => id !== params.path.id),
    })),
  );
}

/** Optimistic: all other devices are removed from the list before the server answers. */
export function useEndOtherSessions() {
  return useMutation({
    mutationFn: async () => requireAuth((await loadAuthClient()).signOut({ scope: 'others' })),
    ...optimisticUpdate<Sessions, void>(SESSIONS, (list) => ({
      ...list,
      items: list.items.filter(({ current }) => current),
    })),
  });
}
