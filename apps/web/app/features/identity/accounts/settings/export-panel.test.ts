import { expect, it } from 'vitest';
import { readWithProgress } from './export-panel.tsx';

const chunked = (...chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });

it('reads everything and tells each step', async () => {
  const steps: [number, number | null][] = [];
  const answer = new Response(chunked('abc', 'de'), {
    headers: { 'content-type': 'application/zip', 'content-length': '5' },
  });
  const blob = await readWithProgress(answer, (read, total) => steps.push([read, total]));
  expect(await blob.text()).toBe('abcde');
  expect(blob.type).toBe('application/zip');
  expect(steps).toEqual([
    [3, 5],
    [5, 5],
  ]);
});

it('does not invent a size the server did not tell', async () => {
  const totals: (number | null)[] = [];
  await readWithProgress(new Response(chunked('abc')), (_, total) => totals.push(total));
  expect(totals).toEqual([null]);
});
