import type { ConversationFilter } from '@stellenvisite/contract/messages/messages';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLiveEvent } from '../../realtime/use-live-event.ts';
import { $api } from '../../session/queries.ts';

const CONVERSATIONS = '/api/conversations';
export const MESSAGES = '/api/applications/{id}/messages';

type Asked = { filter: ConversationFilter; q: string; page: number; employerId: string | undefined };

export function useConversations({ filter, q, page, employerId }: Asked) {
  const query = { filter, page, ...(q && { q }), ...(employerId && { employerId }) };
  return $api.useQuery('get', CONVERSATIONS, { params: { query } }, { placeholderData: keepPreviousData });
}

/** Reads again what changes with a message: the lists, the counts and the threads that are shown. */
export function useRefreshMessages(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    for (const path of [CONVERSATIONS, MESSAGES]) void client.invalidateQueries({ queryKey: ['get', path] });
  }, [client]);
}

/** Keeps what is shown up to date: events come at once, and without a connection as a reason to ask again. */
export function useLiveMessages(): void {
  const refresh = useRefreshMessages();
  useLiveEvent('message.created', refresh);
  useLiveEvent('message.read', refresh);
  useLiveEvent('application.changed', refresh);
}
