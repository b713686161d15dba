import type { JobContent, JobPosting } from '@stellenvisite/contract/jobs/job-postings.schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPostingStore, toStored } from './use-posting.ts';

const ID = '0198f0a0-0000-7000-8000-0000000000f1';
const postingOf = (content: JobContent, version = 1) =>
  ({ id: ID, version, content, updatedAt: '2026-11-16T05:00:00.000Z', state: 'draft' }) as JobPosting;
const STALE = { code: 'job_posting.version_stale', status: 409 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A store over a server that keeps what it is sent and refuses a version it no longer has. */
function open(posting: JobPosting | null = postingOf({ title: 'Hebamme' })) {
  let server = posting;
  const sent: JobContent[] = [];
  const keep = vi.fn();
  const put = (change: JobContent) => {
    server = postingOf({ ...server?.content, ...change }, (server?.version ?? 0) + 1);
    return server;
  };
  const store = createPostingStore({
    posting,
    initial: { days: 60 },
    load: async () => server as JobPosting,
    create: async (content) => {
      sent.push(content);
      return put(content);
    },
    save: async ({ version }, change) => {
      if (version !== server?.version) return Promise.reject(STALE);
      sent.push(change);
      return put(change);
    },
    persist: keep,
  });
  return { store, sent, keep, elsewhere: put, server: () => server };
}

test('a job becomes a draft with the first change, with what it begins with', async () => {
  const { store, sent } = open(null);
  expect(store.state()).toMatchObject({ status: 'idle', data: { days: 60 } });
  store.change({ title: 'MFA' });
  await vi.advanceTimersByTimeAsync(700);
  expect(sent).toEqual([{ days: 60, title: 'MFA' }]);
  store.change({ title: 'MFA (m/w/d)' });
  await vi.advanceTimersByTimeAsync(700);
  expect(sent[1]).toEqual({ title: 'MFA (m/w/d)' });
  expect(store.state()).toMatchObject({ status: 'saved', draft: {} });
});

test('whoever types without a pause is saved every two seconds', async () => {
  const { store, sent } = open();
  for (let typed = 1; typed <= 15; typed += 1) {
    store.change({ title: 'x'.repeat(typed) });
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(sent.length).toBeGreaterThanOrEqual(2);
  expect(sent.at(-1)?.title?.length).toBeGreaterThan(10);
});

test('the own save that is notified of before its answer is no change of somebody else', async () => {
  const answer = Promise.withResolvers<JobPosting>();
  const store = createPostingStore({
    posting: postingOf({ title: 'Hebamme' }),
    initial: {},
    load: async () => postingOf({}),
    create: async () => postingOf({}),
    save: () => answer.promise,
    persist: vi.fn(),
  });
  store.change({ title: 'Hebamme (m' });
  await vi.advanceTimersByTimeAsync(700);
  store.change({ title: 'Hebamme (m/w/d)' });
  store.receive(toStored(postingOf({ title: 'Hebamme (m' }, 2)));
  answer.resolve(postingOf({ title: 'Hebamme (m' }, 2));
  await vi.advanceTimersByTimeAsync(700);
  expect(store.state()).toMatchObject({ status: 'saved', conflicts: [], data: { title: 'Hebamme (m/w/d)' } });
});

test('a version known already is no colleague, though the server writes the text otherwise', async () => {
  const { store } = open();
  store.change({ title: 'Hebamme (m' });
  await vi.advanceTimersByTimeAsync(700);
  store.change({ title: 'Hebamme (m/w/d)' });
  store.receive(toStored(postingOf({ title: 'Hebamme  (m ' }, store.state().stored.posting?.version)));
  await vi.advanceTimersByTimeAsync(700);
  expect(store.state()).toMatchObject({ status: 'saved', conflicts: [], data: { title: 'Hebamme (m/w/d)' } });
});

test('what a colleague changed while a save was under way is taken in after it', async () => {
  const { store } = open();
  store.change({ title: 'Hebamme (m/w/d)' });
  const saving = store.flush();
  store.receive(toStored(postingOf({ title: 'Hebamme (m/w/d)', reference: 'P-17' }, 3)));
  await saving;
  expect(store.state()).toMatchObject({ conflicts: [], data: { title: 'Hebamme (m/w/d)', reference: 'P-17' } });
});

test('what a colleague changed elsewhere in the job is taken in, and nothing of either is lost', async () => {
  const { store, elsewhere, server } = open();
  elsewhere({ reference: 'P-17' });
  store.change({ title: 'Hebamme (m/w/d)' });
  await vi.advanceTimersByTimeAsync(700);
  expect(server()?.content).toEqual({ title: 'Hebamme (m/w/d)', reference: 'P-17' });
  expect(store.state()).toMatchObject({ status: 'saved', conflicts: [] });
});

test.each([
  ['mine', 'Hebamme hier'],
  ['theirs', 'Hebamme dort'],
] as const)('a conflicting change to the same field prompts for a choice: %s', async (whose, title) => {
  const { store, elsewhere, server } = open();
  elsewhere({ title: 'Hebamme dort' });
  store.change({ title: 'Hebamme hier' });
  await vi.advanceTimersByTimeAsync(700);
  expect(store.state()).toMatchObject({ status: 'conflict', conflicts: ['title'], data: { title: 'Hebamme hier' } });
  expect(server()?.content.title).toBe('Hebamme dort');
  store.decide(whose);
  await vi.advanceTimersByTimeAsync(10);
  expect(server()?.content.title).toBe(title);
  expect(store.state()).toMatchObject({ status: 'saved', conflicts: [], data: { title } });
});

test('without a connection it is stored on the device and tried again', async () => {
  const { store, keep, server } = open();
  const failing = createPostingStore({
    posting: postingOf({ title: 'Hebamme' }),
    initial: {},
    load: async () => postingOf({}),
    create: async () => postingOf({}),
    save: async () => {
      throw new TypeError('Failed to fetch');
    },
    persist: keep,
  });
  failing.change({ title: 'MFA' });
  await vi.advanceTimersByTimeAsync(700);
  expect(failing.state()).toMatchObject({ status: 'offline', draft: { title: 'MFA' } });
  expect(keep).toHaveBeenLastCalledWith({ draft: { title: 'MFA' }, before: { title: 'Hebamme' } });
  failing.stop();
  store.resume({ draft: { title: 'MFA' }, before: { title: 'Hebamme' } });
  await vi.advanceTimersByTimeAsync(10);
  expect(server()).toMatchObject({ version: 2, content: { title: 'MFA' } });
});
