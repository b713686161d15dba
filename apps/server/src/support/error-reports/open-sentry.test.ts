import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { openSentry } from './open-sentry.ts';

/** A server that takes envelopes as Sentry does. */
async function startSentry() {
  const received: { url: string | undefined; body: string }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ url: request.url, body: await text(request) });
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { received, dsn: `http://abc123@127.0.0.1:${port}/7` };
}

it('sends to the Sentry of the DSN what the list holds, and nothing of the machine', async () => {
  const { received, dsn } = await startSentry();
  const write = openSentry({ dsn, version: '1.2.3', environment: 'production' });
  await write([
    {
      source: 'browser',
      place: '/jobs',
      type: 'TypeError',
      message: 'x is not a function',
      frames: [
        { function: 'inner', file: 'assets/a.js', line: 1, column: 2 },
        { function: 'outer', file: 'node_modules/b.js', line: 3, column: 4 },
      ],
      fingerprint: 'f00',
      count: 3,
      seenAt: new Date('2026-11-17T10:00:00Z'),
    },
  ]);
  const [envelope] = received;
  expect(envelope?.url).toMatch(/^\/api\/7\/envelope\/\?.*sentry_key=abc123/);
  const event = JSON.parse(envelope?.body.split('\n')[2] ?? '');
  const { event_id, sdk, contexts, ...told } = event;
  // A random number each, which every event of Sentry has.
  expect(contexts).toEqual({ trace: { trace_id: expect.any(String), span_id: expect.any(String) } });
  expect(told).toEqual({
    timestamp: 1_794_909_600,
    level: 'error',
    platform: 'javascript',
    release: '1.2.3',
    environment: 'production',
    fingerprint: ['f00'],
    transaction: '/jobs',
    tags: { source: 'browser' },
    extra: { count: 3 },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'x is not a function',
          stacktrace: {
            frames: [
              { function: 'outer', filename: 'node_modules/b.js', lineno: 3, colno: 4, in_app: false },
              { function: 'inner', filename: 'assets/a.js', lineno: 1, colno: 2, in_app: true },
            ],
          },
        },
      ],
    },
  });
});
