import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { afterAll, expect, test, vi } from 'vitest';
import { startServer } from './start-server.ts';

const loaded = vi.hoisted(() => ({ reactEmail: false }));
vi.mock('react-email', async (importOriginal) => {
  loaded.reactEmail = true;
  return importOriginal();
});

const { connectionString } = await createTestDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'stellenvisite-worker-'));
const worker = await startServer({
  ROLE: 'worker',
  NODE_ENV: 'test',
  DEMO: '0',
  LOG_LEVEL: 'silent',
  PORT: '0',
  DATA_DIR: dataDir,
  DATABASE_URL: connectionString,
});
afterAll(async () => {
  await worker.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const get = (path: string) => fetch(new URL(path, worker.url));

test('a worker says how it is', async () => {
  const health = await get('/api/health');
  expect({ status: health.status, body: await health.json() }).toMatchObject({ status: 200, body: { status: 'ok' } });
  const metrics = await get('/metrics');
  expect({ status: metrics.status, body: await metrics.text() }).toMatchObject({
    status: 200,
    body: expect.stringContaining('http_request_duration_seconds'),
  });
});

test('a worker is alive and ready, and searches nothing', async () => {
  const [live, ready] = await Promise.all([get('/api/live'), get('/api/ready')]);
  expect({ status: live.status, body: await live.json() }).toEqual({ status: 200, body: { status: 'alive' } });
  expect({ status: ready.status, body: await ready.json() }).toEqual({
    status: 200,
    body: {
      status: 'ready',
      checks: { database: 'ok', migrations: 'ok', search: 'off', storage: 'ok', queue: 'ok' },
    },
  });
});

test('a process that ends answers requests while it says that it is not ready', async () => {
  const ending = await startServer({
    ROLE: 'worker',
    NODE_ENV: 'test',
    DEMO: '0',
    LOG_LEVEL: 'silent',
    PORT: '0',
    DRAIN_SECONDS: '1',
    DATA_DIR: dataDir,
    DATABASE_URL: connectionString,
  });
  const stopped = ending.stop();
  const ready = await fetch(new URL('/api/ready', ending.url));
  expect({ status: ready.status, connection: ready.headers.get('connection') }).toEqual({
    status: 503,
    connection: 'close',
  });
  expect(await ready.json()).toMatchObject({ status: 'draining' });
  expect((await fetch(new URL('/api/live', ending.url))).status).toBe(200);
  await stopped;
  await expect(fetch(new URL('/api/live', ending.url))).rejects.toThrow();
});

test('a process without the right to migrate starts on a migrated database only', async () => {
  const settings = { ROLE: 'worker', NODE_ENV: 'test', DEMO: '0', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: dataDir };
  const started = await startServer({ ...settings, MIGRATE_AT_START: '0', DATABASE_URL: connectionString });
  await started.stop();
  const empty = new URL(connectionString);
  empty.pathname = '/postgres';
  await expect(startServer({ ...settings, MIGRATE_AT_START: '0', DATABASE_URL: empty.href })).rejects.toThrow(
    'npm run migrate',
  );
});

test('the first mail stops nobody: the library that lays it out is loaded before the server listens', () => {
  expect(loaded.reactEmail).toBe(true);
});

test.each(['/', '/jobs', '/api/jobs', '/api/openapi.json', '/sitemap.xml', '/feeds/jobs.rss', '/favicon.ico'])(
  'a worker has nothing at %s',
  async (path) => {
    const answer = await get(path);
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status: 404,
      body: { code: 'request.not_found' },
    });
  },
);
