import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@stellenvisite/db/client';
import { createTestDatabase, type TestDatabase } from '@stellenvisite/db/testing';
import { NOW } from '@stellenvisite/db/testing-market';
import { createIndexingSearch } from '@stellenvisite/search/testing';
import type { Disk } from 'flydrive';
import { afterAll } from 'vitest';
import { type App, buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { openStore } from '../files/open-store.ts';
import { loadBuiltWeb } from '../pages/load-web.ts';
import type { PageCache } from '../pages/page-cache.ts';

export type TestApp = { app: App; database: TestDatabase; store: Disk };

type TestAppOptions = {
  now?: () => Date;
  cache?: PageCache;
  replica?: Database;
  withPages?: boolean;
  /** Over the settings every test has. */
  env?: Record<string, string>;
  /** Another app's, where several instances share one. */
  database?: TestDatabase;
  logTo?: { write(line: string): void };
};

/** The whole server, its pages only where asked for, on a database and a file folder of its own, at a fixed time. */
export async function buildTestApp({
  now = () => NOW,
  cache,
  replica,
  withPages,
  env,
  database: shared,
  logTo,
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stellenvisite-app-'));
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: '0', DATA_DIR: dataDir, ...env });
  const [database, store] = await Promise.all([shared ?? createTestDatabase(), openStore(config)]);
  const app = await buildApp({
    config,
    version: '0.0.0',
    database,
    databaseKind: 'embedded',
    replica,
    store,
    // No indexer runs beside a test.
    search: createIndexingSearch({ db: (replica ?? database).db, primary: database.db, now }),
    now,
    logTo,
    ...(withPages
      ? { web: { ...(await loadBuiltWeb()), cache, publicUrl: config.publicUrl, isDevelopment: false } }
      : {}),
  });
  afterAll(async () => {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { app, database, store };
}
