import { expect, it, vi } from 'vitest';
import { createErrorSink, fingerprintOf, type SeenError, type SeenErrors } from './error-sink.ts';

const error: SeenError = {
  source: 'api',
  place: 'GET /api/jobs',
  type: 'TypeError',
  message: 'x is not a function',
  frames: [
    { function: 'next', file: 'node_modules/fastify/lib/hooks.js', line: 1, column: 1 },
    { function: 'listJobs', file: 'packages/core/src/jobs/list-jobs.ts', line: 12, column: 3 },
  ],
};

function openSink(write: (errors: readonly SeenErrors[]) => Promise<void>) {
  const warn = vi.fn();
  const now = () => new Date('2026-11-17T10:00:00Z');
  return { warn, sink: createErrorSink({ writers: [write], now, log: { warn }, flushMs: 1_000_000 }) };
}

it('writes errors of one cause as one, with their number', async () => {
  const written: SeenErrors[] = [];
  const { sink } = openSink(async (errors) => void written.push(...errors));
  sink.add(error);
  sink.add({ ...error, place: 'GET /api/jobs/:id' });
  sink.add({ ...error, message: 'y is not a function' });
  await sink.flush();
  await sink.flush();
  expect(written.map(({ message, count, place }) => [message, count, place])).toEqual([
    ['x is not a function', 2, 'GET /api/jobs/:id'],
    ['y is not a function', 1, 'GET /api/jobs'],
  ]);
});

it('keeps a hundred kinds at most until they are written', async () => {
  const written: SeenErrors[] = [];
  const { sink } = openSink(async (errors) => void written.push(...errors));
  for (let index = 0; index < 250; index += 1) sink.add({ ...error, type: `Error${'x'.repeat(index)}` });
  sink.add({ ...error, type: 'Error' });
  await sink.flush();
  expect(written).toHaveLength(100);
  expect(written[0]?.count).toBe(2);
});

it('only logs that errors could not be written', async () => {
  const { sink, warn } = openSink(async () => Promise.reject(new Error('database away')));
  sink.add(error);
  await sink.flush();
  expect(warn).toHaveBeenCalledOnce();
});

it('takes neither a number nor a new build for another cause', () => {
  const inBrowser = (file: string, message: string): SeenError => ({
    ...error,
    source: 'browser',
    message,
    frames: [{ function: 'a', file, line: 1, column: 99 }],
  });
  const fingerprint = fingerprintOf(inBrowser('assets/job-card-Dk3fA9x_.js', 'row 12 is missing'));
  expect(fingerprintOf(inBrowser('assets/job-card-aaaaaaaa.js', 'row 7 is missing'))).toBe(fingerprint);
  expect(fingerprintOf(inBrowser('assets/job-list-aaaaaaaa.js', 'row 7 is missing'))).not.toBe(fingerprint);
});
