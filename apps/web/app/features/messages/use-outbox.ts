import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { dataOf } from '../../api/data-of.ts';
import { problemCodeOf } from '../../api/problem-code.ts';
import { api } from '../../session/api.ts';
import { useStore } from '../../ui/create-store.ts';
import { type MessageDraft, mayPassLater, type Outbox, type OutgoingMessage, openOutbox } from './outbox.ts';
import { useRefreshMessages } from './use-conversations.ts';
import { addToThread } from './use-thread.ts';

const RETRY_MS = 15_000;

const opened = new Map<string, Outbox>();

function outboxOf(accountId: string): Outbox {
  const known = opened.get(accountId);
  if (known) return known;
  const outbox = openOutbox(accountId, localStorage);
  opened.clear();
  opened.set(accountId, outbox);
  return outbox;
}

/** Returns the person's unsent messages and functions to send them. Temporary failures are retried automatically. */
export function useOutbox(accountId: string) {
  const outbox = outboxOf(accountId);
  const client = useQueryClient();
  const refresh = useRefreshMessages();
  const outgoing = useStore(outbox.store);

  const deliver = useCallback(
    async ({ clientId, applicationId, text, files }: OutgoingMessage) => {
      outbox.markSending(clientId);
      try {
        const body = { text, clientId, fileIds: files.map(({ id }) => id) };
        const path = { id: applicationId };
        const stored = await dataOf(api.POST('/api/applications/{id}/messages', { params: { path }, body }));
        addToThread(client, applicationId, stored);
        outbox.remove(clientId);
        refresh();
      } catch (error) {
        outbox.markRefused(clientId, problemCodeOf(error));
      }
    },
    [outbox, client, refresh],
  );

  useEffect(() => {
    let isRetrying = false;
    const retry = async () => {
      if (isRetrying) return;
      isRetrying = true;
      // One after the other, so that they arrive in the order in which they were written.
      for (const message of outbox.outgoing())
        if (message.refusal && mayPassLater(message.refusal)) await deliver(message);
      isRetrying = false;
    };
    void retry();
    const again = () => void retry();
    const timer = setInterval(again, RETRY_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [outbox, deliver]);

  const send = useCallback(
    (applicationId: string, { text, files }: MessageDraft) => {
      const written = { clientId: crypto.randomUUID(), applicationId, text: text.trim(), files };
      const message = { ...written, writtenAt: new Date().toISOString(), refusal: null };
      outbox.add(message);
      void deliver(message);
    },
    [outbox, deliver],
  );

  return {
    outgoing,
    send,
    resend: (message: OutgoingMessage) => void deliver(message),
    /** Back into the composer, to be changed or thrown away. */
    takeBack: ({ clientId, applicationId, text, files }: OutgoingMessage) => {
      const draft = outbox.draftOf(applicationId);
      const texts = [text, draft.text].filter(Boolean).join('\n\n');
      outbox.remove(clientId);
      outbox.saveDraft(applicationId, { text: texts, files: [...files, ...draft.files] });
    },
    draftOf: outbox.draftOf,
    saveDraft: outbox.saveDraft,
  };
}
export type OutboxView = ReturnType<typeof useOutbox>;
