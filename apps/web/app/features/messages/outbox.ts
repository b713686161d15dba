import type { StoredFile } from '@stellenvisite/contract/platform/files.schema';
import { PROBLEM_STATUS, type ProblemCode } from '@stellenvisite/contract/platform/problems';
import { createStore } from '../../ui/create-store.ts';

export type MessageDraft = { text: string; files: readonly StoredFile[] };

/** A message on its way. `refusal` is null while it is being sent. */
export type OutgoingMessage = MessageDraft & {
  clientId: string;
  applicationId: string;
  writtenAt: string;
  refusal: ProblemCode | null;
};

const PREFIX = 'messages:';
export const NO_DRAFT: MessageDraft = { text: '', files: [] };

/** Checks whether it may be taken when it is sent again: the connection was lost or the server away. */
export const mayPassLater = (code: ProblemCode): boolean =>
  PROBLEM_STATUS[code] >= 500 || code === 'request.rate_limited' || code.startsWith('auth.');

/**
 * Stores unsent drafts and messages on this device until the server has them: they outlive a reload, a lost connection
 * and the end of a session. Only one account's entries are retained: the next person to sign in finds none of them. Each draft
 * and message has an entry of its own in the storage, so that two tabs do not overwrite each other's.
 */
export function openOutbox(accountId: string, storage: Storage) {
  const own = `${PREFIX}${accountId}:`;
  const draftKey = (applicationId: string) => `${own}draft:${applicationId}`;
  const outgoingKey = (clientId: string) => `${own}outgoing:${clientId}`;
  removeOthers(storage, own);
  const drafts = new Map(readAll<MessageDraft>(storage, draftKey('')));
  // A message that was being sent when the page was left may have arrived. It is safe to send it again: the server stores it once.
  const unsent = readAll<OutgoingMessage>(storage, outgoingKey(''))
    .map(([, message]) => ({ ...message, refusal: message.refusal ?? 'server.unavailable' }))
    .sort((a, b) => a.writtenAt.localeCompare(b.writtenAt));
  const outgoing = createStore<readonly OutgoingMessage[]>([], () => unsent);

  const change = (clientId: string, refusal: ProblemCode | null) =>
    outgoing.set(
      outgoing.get().map((message) => {
        if (message.clientId !== clientId) return message;
        const changed = { ...message, refusal };
        write(storage, outgoingKey(clientId), changed);
        return changed;
      }),
    );
  const saveDraft = (applicationId: string, draft: MessageDraft) => {
    const isEmpty = draft.text.trim() === '' && draft.files.length === 0;
    if (isEmpty) drafts.delete(applicationId);
    else drafts.set(applicationId, draft);
    write(storage, draftKey(applicationId), isEmpty ? null : draft);
  };

  return {
    store: outgoing,
    subscribe: outgoing.subscribe,
    outgoing: outgoing.get,
    draftOf: (applicationId: string): MessageDraft => drafts.get(applicationId) ?? NO_DRAFT,
    saveDraft,
    /** The draft becomes a message on its way. */
    add: (message: OutgoingMessage) => {
      write(storage, outgoingKey(message.clientId), message);
      saveDraft(message.applicationId, NO_DRAFT);
      outgoing.set([...outgoing.get(), message]);
    },
    markSending: (clientId: string) => change(clientId, null),
    markRefused: (clientId: string, code: ProblemCode) => change(clientId, code),
    remove: (clientId: string) => {
      write(storage, outgoingKey(clientId), null);
      outgoing.set(outgoing.get().filter((message) => message.clientId !== clientId));
    },
  };
}
export type Outbox = ReturnType<typeof openOutbox>;

/** Without the prefix of their keys. */
function readAll<Entry>(storage: Storage, prefix: string): [string, Entry][] {
  try {
    return Object.keys(storage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => [key.slice(prefix.length), JSON.parse(storage.getItem(key) ?? '') as Entry]);
  } catch {
    return [];
  }
}

/** Null: removed. */
function write(storage: Storage, key: string, entry: unknown): void {
  try {
    if (entry === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(entry));
  } catch {
    // Without storage what was typed is lost on reload; it can still be sent.
  }
}

function removeOthers(storage: Storage, own: string): void {
  try {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX) && !key.startsWith(own)) storage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
