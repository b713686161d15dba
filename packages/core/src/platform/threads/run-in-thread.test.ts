import { expect, it } from 'vitest';
import { defineThread, ThreadStopped } from './run-in-thread.ts';

type Options = { parallel?: number; waiting?: number; idleMs?: number };

/** A thread that runs these statements for each `request` and posts their `answer`. */
const threadOf = (source: string, options: Options = {}) => {
  const code = `import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', (request) => { const answer = (value) => parentPort.postMessage(value); ${source} });`;
  return defineThread<string, string | number>({
    file: new URL(`data:text/javascript,${encodeURIComponent(code)}`),
    limits: { timeMs: 20_000, heapMb: 32, memoryMb: 512 },
    parallel: 1,
    waiting: 10,
    ...options,
  });
};

it('answers from a thread', async () => {
  expect(await threadOf('answer(request.toUpperCase())')('hallo')).toBe('HALLO');
});

it.each([
  ['never ends', 'for (;;);', { timeMs: 300 }],
  ['fills its heap', 'const all = []; for (;;) all.push({ of: all.length });', {}],
  ['throws', "throw new Error('broken')", {}],
  ['ends', 'process.exit()', {}],
])(
  'refuses what %s',
  async (_, source, limits) => {
    await expect(threadOf(source)('', limits)).rejects.toBeInstanceOf(ThreadStopped);
  },
  30_000,
);

it('runs no more threads at once than allowed, and refuses what does not fit into the queue', async () => {
  const slow = threadOf('setTimeout(() => answer(request), 300)', { waiting: 1 });
  const [first, second, third] = [slow('1'), slow('2'), slow('3')];
  await expect(third).rejects.toMatchObject({ code: 'server.unavailable', fields: { retryAfter: 5 } });
  expect(await Promise.all([first, second])).toEqual(['1', '2']);
});

it('starts a thread for every request, or uses one again where it may', async () => {
  const fresh = threadOf('answer(threadId)');
  expect(await fresh('')).not.toBe(await fresh(''));
  const reused = threadOf("if (request === 'break') process.exit(); answer(threadId)", { idleMs: 10_000 });
  const [first, second] = [await reused(''), await reused('')];
  expect(second).toBe(first);
  await expect(reused('break')).rejects.toBeInstanceOf(ThreadStopped);
  expect(await reused('')).not.toBe(first);
});
