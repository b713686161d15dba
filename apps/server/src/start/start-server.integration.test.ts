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
