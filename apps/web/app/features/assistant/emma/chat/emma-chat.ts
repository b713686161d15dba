import { Chat } from '@ai-sdk/react';
import {
  type EmmaWishKind,
  type EmmaWork,
  MAX_EMMA_MESSAGES,
  MAX_EMMA_PARTS,
} from '@stellenvisite/contract/assistant/emma';
import type { EmmaMetadata, OpenedConversation, SentEmmaMessage } from '@stellenvisite/contract/assistant/emma.schema';
import type { EmmaDataParts, EmmaSearch } from '@stellenvisite/contract/assistant/emma-parts.schema';
import { DefaultChatTransport, type UIMessage } from 'ai';
import { fetchSignedIn } from '../../../../session/api.ts';
import { onAccountChange } from '../../../../session/on-account-change.ts';
import { sessionState } from '../../../../session/session-store.ts';
import { createStore, useStore } from '../../../../ui/create-store.ts';

/** A message as the stream of the AI SDK builds it; the data of its parts is described in `emmaDataSchemas`. */
export type EmmaUiMessage = UIMessage<EmmaMetadata, EmmaDataParts>;

type EmmaPart = EmmaUiMessage['parts'][number];

export const textOfMessage = ({ parts }: Pick<EmmaUiMessage, 'parts'>): string =>
  parts
    .flatMap((part) => (part.type === 'text' ? [part.text] : []))
    .join('\n\n')
    .trim();

type SentPart = SentEmmaMessage['parts'][number];

/** The parts of a question other than its text. */
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
    if (part.type === 'data-status') work.set(part.data.work);
  },
  onFinish: () => work.set(null),
  onError: () => work.set(null),
});

export const conversationIdOf = (messages: readonly EmmaUiMessage[]): string | undefined =>
  messages.findLast(({ metadata }) => metadata?.conversationId)?.metadata?.conversationId;

export function startConversation(): void {
  void emmaChat.stop();
  emmaChat.clearError();
  emmaChat.messages = [];
}

/** Goes on with a conversation that was retained. */
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

const work = createStore<EmmaWork | null>(null);

/** Returns the work in progress for the current answer. */
export const useCurrentWork = (): EmmaWork | null => useStore(work);

/** Reduces the conversation to what the next answer needs: words, wishes and the ids of jobs. The server looks up the rest again. */
function toSentMessages(messages: readonly EmmaUiMessage[]): SentEmmaMessage[] {
  return messages.slice(-MAX_EMMA_MESSAGES).flatMap(({ id, role, parts }): SentEmmaMessage[] => {
    if (role === 'system') return [];
    const sent = parts.flatMap(toSentPart).slice(0, MAX_EMMA_PARTS);
    return sent.length > 0 ? [{ id, role, parts: sent }] : [];
  });
}

function toSentPart(part: EmmaPart): SentPart[] {
  switch (part.type) {
    case 'text':
      return part.text === '' ? [] : [{ type: 'text', text: part.text }];
    case 'data-wishes':
      return [{ type: part.type, data: { search: part.data.search } }];
    case 'data-jobs':
      return [
        { type: part.type, data: { items: part.data.items.map(({ id }) => ({ id })), reason: part.data.reason } },
      ];
    case 'data-question':
      return [{ type: part.type, data: part.data }];
    case 'data-saved':
    case 'data-match':
      return [{ type: part.type, data: { job: { id: part.data.job.id } } }];
    case 'data-confirm':
      return [
        {
          type: part.type,
          data: { action: part.data.action, ...('job' in part.data ? { job: { id: part.data.job.id } } : {}) },
        },
      ];
    case 'tool-getJob':
    case 'tool-salaryBand':
    case 'tool-createAlert':
      return 'input' in part ? [{ type: part.type, input: part.input }] : [];
    default:
      return [];
  }
}

/** Returns the data of all parts of one name, in their order. */
export function dataPartsOf<K extends keyof EmmaDataParts>(
  { parts }: Pick<EmmaUiMessage, 'parts'>,
  name: K,
): EmmaDataParts[K][] {
  return parts.flatMap((part) =>
    part.type === `data-${name}` && 'data' in part ? [part.data as EmmaDataParts[K]] : [],
  );
}
