import type { Message, Messages } from '@stellenvisite/contract/messages/messages.schema';
import { type InfiniteData, type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { dataOf } from '../../api/data-of.ts';
import { api } from '../../session/api.ts';
import { MESSAGES, useRefreshMessages } from './use-conversations.ts';

const threadOf = (applicationId: string) => ({ params: { path: { id: applicationId } } });
const keyOf = (applicationId: string) => ['get', MESSAGES, threadOf(applicationId)] as const;

/** Returns all pages that were read of a conversation, the oldest message first. */
export function useThread(applicationId: string) {
  const answer = useInfiniteQuery({
    queryKey: keyOf(applicationId),
    queryFn: ({ pageParam, signal }): Promise<Messages> => {
      const query = pageParam ? { before: pageParam } : {};
      return dataOf(api.GET(MESSAGES, { params: { path: { id: applicationId }, query }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ older }) => older,
  });
  const messages = useMemo(() => answer.data?.pages.toReversed().flatMap(({ items }) => items), [answer.data]);
  const [newest] = answer.data?.pages ?? [];
  return { ...answer, messages, conversation: newest?.conversation, handovers: newest?.handovers ?? [] };
}

/** Shows a stored message before the thread is read again. */
export function addToThread(client: QueryClient, applicationId: string, message: Message): void {
  client.setQueryData<InfiniteData<Messages>>(keyOf(applicationId), (data) => {
    const [newest, ...older] = data?.pages ?? [];
    if (!data || !newest || newest.items.some(({ id }) => id === message.id)) return data;
    return { ...data, pages: [{ ...newest, items: [...newest.items, message] }, ...older] };
  });
}

/** Whoever has the conversation in view has read it. */
export function useMarkRead(applicationId: string, messages: readonly Message[] | undefined): void {
  const client = useQueryClient();
  const refresh = useRefreshMessages();
  const marked = useRef<string>(undefined);
  const unread = messages?.findLast(({ isOwn, readAt }) => !isOwn && readAt === null)?.id;
  useEffect(() => {
    const mark = async () => {
      if (!unread || marked.current === unread || document.visibilityState !== 'visible') return;
      marked.current = unread;
      const body = { messageId: unread };
      const { error } = await api.PUT('/api/applications/{id}/messages/read', { ...threadOf(applicationId), body });
      if (error !== undefined) marked.current = undefined;
      refresh();
      void client.invalidateQueries({ queryKey: ['get', '/api/notifications'] });
    };
    const markSafely = () => {
      // Without a connection the next look marks it.
      mark().catch(() => {
        marked.current = undefined;
      });
    };
    markSafely();
    document.addEventListener('visibilitychange', markSafely);
    return () => document.removeEventListener('visibilitychange', markSafely);
  }, [applicationId, unread, refresh, client]);
}
