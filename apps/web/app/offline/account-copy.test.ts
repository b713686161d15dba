import type { Application } from '@stellenvisite/contract/applications/applications.schema';
import type { Conversation, Message } from '@stellenvisite/contract/messages/messages.schema';
import { DAY_MS, MINUTE_MS } from '@stellenvisite/contract/platform/durations';
import { expect, test, vi } from 'vitest';
import { storageKey } from '../session/auth-client.ts';
import { storedSession } from '../session/stored-session.ts';
import { type AccountReader, readAccountCopy, storedAccountId, takeAccountCopy } from './account-copy.ts';
import { PAGES } from './cached-pages.ts';

const START = Date.parse('2026-11-18T08:00:00Z');

/** A Cache Storage with one entry in each cache, which is all that a copy needs. */
function openStorage() {
  const caches = new Map<string, Response | undefined>();
  const open = async (name: string) => {
    if (!caches.has(name)) caches.set(name, undefined);
    return {
      match: async () => caches.get(name)?.clone(),
      put: async (_: string, answer: Response) => void caches.set(name, answer),
    };
  };
  const has = async (name: string) => caches.has(name);
  const match = async (_: string, { cacheName = '' }: MultiCacheQueryOptions) => caches.get(cacheName)?.clone();
  return { open, has, match, delete: async (name: string) => caches.delete(name) } as unknown as CacheStorage;
}

const conversation = (applicationId: string, sentAt: string) =>
  ({
    applicationId,
    job: { id: null, title: 'Pflegefachkraft' },
    employer: { id: null, name: 'Klinikum Nord' },
    lastMessage: { sentAt, text: 'Guten Tag' },
  }) as Conversation;

const message = (id: string) =>
  ({
    id,
    isOwn: false,
    text: 'Guten Tag',
    sentAt: '',
    sender: { name: 'M. Pahl' },
    files: [{ name: 'plan.pdf' }],
  }) as Message;

function openDevice() {
  const account = { id: 'ada' as string | null, now: START };
  const around = { storage: openStorage(), owner: () => account.id, now: () => account.now };
  const reader = {
    savedJobs: vi.fn(async () => []),
    applications: vi.fn(async () => [{ id: 'one' } as Application]),
    conversations: vi.fn(async () => [conversation('one', '2026-11-17T10:00:00Z')]),
    messages: vi.fn(async (id: string) => [message(`message of ${id}`)]),
  } satisfies AccountReader;
  return {
    account,
    storage: around.storage,
    reader,
    take: () => takeAccountCopy(reader, around),
    read: () => readAccountCopy(around),
  };
}

test('a copy is read by the account it belongs to', async () => {
  const { take, read } = openDevice();
  expect(await read()).toBeNull();
  await take();
  expect(await read()).toMatchObject({
    accountId: 'ada',
    takenAt: '2026-11-18T08:00:00.000Z',
    applications: [{ id: 'one' }],
    conversations: [{ messages: [{ sender: 'M. Pahl', files: ['plan.pdf'] }] }],
  });
});

test.each([
  ['another account', 'ben'],
  ['nobody', null],
])('%s finds nothing, and the copy is gone for good', async (_, id) => {
  const { account, storage, take, read } = openDevice();
  await take();
  await storage.open(PAGES);
  account.id = id;
  expect(await read()).toBeNull();
  expect(await storage.has(PAGES)).toBe(false);
  account.id = 'ada';
  expect(await read()).toBeNull();
});

test('the pages of another account are deleted before its copy, which a second reader would miss', async () => {
  const { account, storage, take, read } = openDevice();
  await take();
  account.id = 'ben';
  const deleted = vi.spyOn(storage, 'delete');
  await read();
  expect(deleted.mock.calls).toEqual([[PAGES], ['account-v1']]);
});

test('nothing is written where the account signs out while it is read', async () => {
  const { account, reader, take, read } = openDevice();
  reader.applications.mockImplementationOnce(async () => {
    account.id = null;
    return [];
  });
  expect(await take()).toBeNull();
  account.id = 'ada';
  expect(await read()).toBeNull();
});

test('nothing is requested if the session ends with its tab', async () => {
  const { account, reader, take } = openDevice();
  account.id = null;
  await take();
  expect(reader.applications).not.toHaveBeenCalled();
});

test('a fresh copy is not taken again, an old one is deleted', async () => {
  const { account, reader, take, read } = openDevice();
  await take();
  await take();
  expect(reader.applications).toHaveBeenCalledTimes(1);
  account.now += 2 * MINUTE_MS;
  await take();
  expect(reader.applications).toHaveBeenCalledTimes(2);
  account.now += 31 * DAY_MS;
  expect(await read()).toBeNull();
});

test('messages are read again only after something was written, and of ten conversations', async () => {
  const { account, reader, take } = openDevice();
  const ids = Array.from({ length: 12 }, (_, index) => `application ${index}`);
  reader.conversations.mockImplementation(async () => ids.map((id) => conversation(id, '2026-11-17T10:00:00Z')));
  expect((await take())?.conversations.filter(({ messages }) => messages.length > 0)).toHaveLength(10);
  expect(reader.messages).toHaveBeenCalledTimes(10);

  account.now += 2 * MINUTE_MS;
  reader.conversations.mockImplementation(async () =>
    ids.map((id) => conversation(id, id === 'application 3' ? '2026-11-18T08:01:00Z' : '2026-11-17T10:00:00Z')),
  );
  await take();
  expect(reader.messages).toHaveBeenCalledTimes(11);
  expect(reader.messages).toHaveBeenLastCalledWith('application 3');
});

test('a copy that cannot be taken leaves the one before it', async () => {
  const { account, reader, take, read } = openDevice();
  await take();
  account.now += 2 * MINUTE_MS;
  reader.conversations.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(take()).rejects.toThrow('Failed to fetch');
  expect(await read()).toMatchObject({ takenAt: '2026-11-18T08:00:00.000Z' });
});

test('the session of the device names the owner; one that ends with its tab names nobody', () => {
  vi.stubGlobal('location', { hostname: 'stellen.example' });
  const session = storedSession();
  expect(storedAccountId()).toBeNull();
  session.setItem(storageKey(), JSON.stringify({ user: { id: 'ada' } }));
  expect(storedAccountId()).toBe('ada');
  session.remember(false);
  session.setItem(storageKey(), JSON.stringify({ user: { id: 'ada' } }));
  expect(storedAccountId()).toBeNull();
  vi.unstubAllGlobals();
});

test('reading a device without a copy creates nothing on it', async () => {
  const { read, storage } = openDevice();
  expect(await read()).toBeNull();
  expect(await storage.has('account-v1')).toBe(false);
});
