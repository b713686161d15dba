import type { Network } from '@stellenvisite/core/platform/network/send-public';
import type { Database } from '@stellenvisite/db/client';
import { createTestDatabase, type TestDatabase } from '@stellenvisite/db/testing';
import { NOW } from '@stellenvisite/db/testing-market';
import { afterAll } from 'vitest';
import { type App, buildApp } from '../app.ts';
import type { Services } from '../context.ts';
import { loadBuiltWeb } from '../pages/load-web.ts';
import type { PageCache } from '../pages/page-cache.ts';
import { openTestServices } from './create-test-context.ts';

export type TestApp = { app: App; database: TestDatabase; services: Services };

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
  network?: Network;
};

/** Builds the whole server, its pages only on request, on a database and a file folder of its own, at a fixed time. */
export async function buildTestApp({
  now = () => NOW,
  cache,
  replica,
  withPages,
  env,
  database: shared,
  logTo,
  network,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = shared ?? (await createTestDatabase());
  const { config, services } = await openTestServices({ database, replica, now, env, logTo, network });
  const app = await buildApp({
    config,
    services,
    version: '0.0.0',
    databaseKind: 'embedded',
    ...(withPages
      ? { web: { ...(await loadBuiltWeb()), cache, publicUrl: config.publicUrl, isDevelopment: false } }
      : {}),
  });
  afterAll(() => app.close());
  return { app, database, services };
}
