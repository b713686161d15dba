import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gatherChunks } from './gather-chunks.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = (chunk: Uint8Array) => new TextDecoder().decode(chunk);

test('what is there at once is one chunk, what comes later another, and nothing is lost or waits', async () => {
  let release = () => {};
  const later = new Promise<void>((resolve) => {
    release = resolve;
  });
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const text of ['a', 'b', 'c']) controller.enqueue(bytes(text));
      await later;
      for (const text of ['d', 'e']) controller.enqueue(bytes(text));
      controller.close();
    },
  });
  const chunks = gatherChunks(stream);
  expect(textOf((await chunks.next()).value)).toBe('abc');
  release();
  expect(textOf((await chunks.next()).value)).toBe('de');
  expect(await chunks.next()).toMatchObject({ done: true });
});

test('what came before an error is passed on, then the error', async () => {
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      controller.enqueue(bytes('a'));
      await wait(1);
      controller.error(new Error('broken off'));
    },
  });
  const heard: string[] = [];
  const reading = (async () => {
    for await (const chunk of gatherChunks(stream)) heard.push(textOf(chunk));
  })();
  await expect(reading).rejects.toThrow('broken off');
  expect(heard).toEqual(['a']);
});

test('whoever stops reading cancels the stream', async () => {
  let isCancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes('a')),
    cancel: () => {
      isCancelled = true;
    },
  });
  for await (const _ of gatherChunks(stream)) break;
  expect(isCancelled).toBe(true);
});
