import type { Application } from '@stellenvisite/contract/applications/applications.schema';
import type { Conversation, Message } from '@stellenvisite/contract/messages/messages.schema';
import { DAY_MS, MINUTE_MS } from '@stellenvisite/contract/platform/durations';
import type { SavedJob } from '@stellenvisite/contract/seekers/bookmarks.schema';
import { storageKey } from '../session/auth-client.ts';
import { storedSession } from '../session/stored-session.ts';
import { ACCOUNT, forgetPages } from './cached-pages.ts';

const ENTRY = '/account-copy';

/** Older than this, a copy is more likely to mislead than to help. */
const MAX_AGE_MS = 30 * DAY_MS;

/** A copy that is newer than this is not taken again. */
const FRESH_MS = MINUTE_MS;

/** The conversations whose messages are stored; of the others only the last message is. */
const MAX_THREADS = 10;

type CopiedMessage = Pick<Message, 'id' | 'isOwn' | 'text' | 'sentAt'> & { sender: string | null; files: string[] };

export type CopiedConversation = Pick<Conversation, 'applicationId' | 'job' | 'employer' | 'lastMessage'> & {
  messages: CopiedMessage[];
};

export type AccountCopy = {
  accountId: string;
  takenAt: string;
  savedJobs: Pick<SavedJob, 'job' | 'note' | 'state' | 'validThrough'>[];
  applications: Application[];
  conversations: CopiedConversation[];
};

/** Reads what is copied, as the person who is signed in: the first page of each list. */
export type AccountReader = {
  savedJobs: () => Promise<readonly SavedJob[]>;
  applications: () => Promise<readonly Application[]>;
  conversations: () => Promise<readonly Conversation[]>;
  messages: (applicationId: string) => Promise<readonly Message[]>;
};

type Surroundings = {
  storage: CacheStorage | undefined;
  /** Returns whose session this device stores. Signing out in any tab changes it at once. */
  owner: () => string | null;
  now: () => number;
};

const BROWSER: Surroundings = {
  storage: typeof caches === 'undefined' ? undefined : caches,
  owner: storedAccountId,
  now: Date.now,
};

/** Returns the account whose session is stored on the device; null where a session ends with its tab. */
export function storedAccountId(): string | null {
  if (storedSession().isTabOnly()) return null;
  try {
    const session: unknown = JSON.parse(storedSession().getItem(storageKey()) ?? 'null');
    const { user } = session as { user: { id: string } };
    return user.id;
  } catch {
    return null;
  }
}

/**
 * Returns the copy of the account that is signed in on this device. Deletes one that is too old, and one that is somebody else's
 * with the pages that person has read or saved.
 */
export async function readAccountCopy({ storage, owner, now } = BROWSER): Promise<AccountCopy | null> {
  const copy = storage && (await readEntry(storage));
  if (!copy) return null;
  const isOwn = copy.accountId === owner();
  if (isOwn && now() - Date.parse(copy.takenAt) < MAX_AGE_MS) return copy;
  // The pages first: without a copy another reader takes them for its own.
  if (!isOwn) await forgetPages(storage);
  await storage.delete(ACCOUNT);
  return null;
}

/**
 * Copies saved jobs, applications and messages to the device, for people who stay signed in on it. Writes nothing if the account
 * has signed out or changed meanwhile. Resolves with the copy that is on the device afterwards.
 */
export async function takeAccountCopy(reader: AccountReader, around = BROWSER): Promise<AccountCopy | null> {
  const { storage, owner, now } = around;
  const accountId = owner();
  const before = await readAccountCopy(around);
  if (!storage || !accountId) return null;
  if (before && now() - Date.parse(before.takenAt) < FRESH_MS) return before;
  const [savedJobs, applications, conversations] = await Promise.all([
    reader.savedJobs(),
    reader.applications(),
    reader.conversations(),
  ]);
  const copy: AccountCopy = {
    accountId,
    takenAt: new Date(now()).toISOString(),
    savedJobs: savedJobs.map(({ job, note, state, validThrough }) => ({ job, note, state, validThrough })),
    applications: [...applications],
    conversations: await copyConversations(conversations, before?.conversations ?? [], reader),
  };
  if (owner() !== accountId) return null;
  await (await storage.open(ACCOUNT)).put(ENTRY, Response.json(copy));
  // The sign-out of another tab may have come between the two.
  return readAccountCopy(around);
}

/** Reads the messages of a conversation again only if something was written since the last copy. */
async function copyConversations(
  conversations: readonly Conversation[],
  before: readonly CopiedConversation[],
  reader: AccountReader,
): Promise<CopiedConversation[]> {
  const copied: CopiedConversation[] = [];
  for (const [index, { applicationId, job, employer, lastMessage }] of conversations.entries()) {
    const known = before.find((conversation) => conversation.applicationId === applicationId);
    const isUnchanged = known && known.messages.length > 0 && known.lastMessage?.sentAt === lastMessage?.sentAt;
    const isStored = index < MAX_THREADS && lastMessage !== null;
    const messages = isUnchanged
      ? known.messages
      : isStored
        ? (await reader.messages(applicationId)).map(copyMessage)
        : [];
    copied.push({ applicationId, job, employer, lastMessage, messages: isStored ? messages : [] });
  }
  return copied;
}

const copyMessage = ({ id, isOwn, text, sentAt, sender, files }: Message): CopiedMessage => ({
  id,
  isOwn,
  text,
  sentAt,
  sender: sender.name,
  files: files.map(({ name }) => name),
});

/** Reads without opening the cache, which would create it again while another page deletes it. */
async function readEntry(storage: CacheStorage): Promise<AccountCopy | null> {
  try {
    const entry = await storage.match(ENTRY, { cacheName: ACCOUNT });
    return ((await entry?.json()) as AccountCopy | undefined) ?? null;
  } catch {
    return null;
  }
}
