import { Chat } from '@ai-sdk/react';
import type { EmmaWishKind, EmmaWork } from '@stellenvisite/contract/emma';
import type { OpenedConversation } from '@stellenvisite/contract/emma.schema';
import type { EmmaSearch } from '@stellenvisite/contract/emma-parts.schema';
import { DefaultChatTransport } from 'ai';
import { useSyncExternalStore } from 'react';
import { fetchSignedIn } from '../../../session/api.ts';
import { onAccountChange } from '../../../session/on-account-change.ts';
import { sessionState } from '../../../session/session-store.ts';
import type { EmmaUiMessage } from './emma-message.ts';
import { toSentMessages } from './to-sent-messages.ts';

/** What a question carries besides its words. */
export type AskOptions = { removeWish?: EmmaWishKind; search?: EmmaSearch };

/** The call waits for a fresh token only where somebody is signed in. */
const send: typeof fetch = (input, init) => {
  const request = new Request(new URL(String(input), location.href), init);
  return sessionState().status === 'signed_in' ? fetchSignedIn(request) : fetch(request);
};

const transport = new DefaultChatTransport<EmmaUiMessage>({
  api: '/api/emma',
  fetch: send,
  prepareSendMessagesRequest: ({ messages, body }) => {
    const conversationId = conversationIdOf(messages);
    return {
      body: { ...body, ...(conversationId ? { conversationId } : {}), messages: toSentMessages(messages) },
    };
  },
});

/** One conversation for the tab, the same in the panel and on `/emma`. A visitor's ends with the tab. */
export const emmaChat = new Chat<EmmaUiMessage>({
  transport,
  onData: (part) => {
    if (part.type === 'data-status') setWork(part.data.work);
  },
  onFinish: () => setWork(null),
  onError: () => setWork(null),
});

export const conversationIdOf = (messages: readonly EmmaUiMessage[]): string | undefined =>
  messages.findLast(({ metadata }) => metadata?.conversationId)?.metadata?.conversationId;

export function startConversation(): void {
  void emmaChat.stop();
  emmaChat.clearError();
  emmaChat.messages = [];
}

/** Goes on with a conversation that was kept. */
export function resumeConversation({ id, messages }: OpenedConversation): void {
  startConversation();
  emmaChat.messages = messages.map((message) => ({
    id: message.id,
    role: message.role,
    parts: message.parts as EmmaUiMessage['parts'],
    metadata: { conversationId: id },
  }));
}

// A conversation belongs to who has led it: nobody finds it who comes to the device afterwards. A server has no session to follow.
if (typeof window !== 'undefined') onAccountChange(startConversation);

let work: EmmaWork | null = null;
const listeners = new Set<() => void>();

function setWork(next: EmmaWork | null): void {
  work = next;
  for (const listener of listeners) listener();
}

/** What is being done for the answer that is on its way. */
export const useCurrentWork = (): EmmaWork | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => work,
    () => null,
  );
