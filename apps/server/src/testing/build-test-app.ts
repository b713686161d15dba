import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MarketMemory } from '@stellenvisite/core/market/market-memory';
import { createTestDatabase, type TestDatabase } from '@stellenvisite/db/testing';
import type { Disk } from 'flydrive';
import { afterAll } from 'vitest';
import { type App, buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { openStore } from '../files/open-store.ts';
import { NOW } from './market-factory.ts';

export type TestApp = { app: App; database: TestDatabase; store: Disk };

type TestAppOptions = { now?: () => Date; memory?: MarketMemory };

/** The whole server but for the web pages, on a database and a file folder of its own, at a fixed time. */
export async function buildTestApp({ now = () => NOW, memory }: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stellenvisite-app-'));
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: '0', DATA_DIR: dataDir });
  const [database, store] = await Promise.all([createTestDatabase(), openStore(config)]);
  const app = await buildApp({
    config,
    version: '0.0.0',
    database,
    databaseKind: 'embedded',
    store,
    now,
    ...(memory ? { memory } : {}),
  });
  afterAll(async () => {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { app, database, store };
}
