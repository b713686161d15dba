import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from '@stellenvisite/core/context';
import type { Network } from '@stellenvisite/core/platform/network/send-public';
import type { Database, Db } from '@stellenvisite/db/client';
import { NOW } from '@stellenvisite/db/testing-market';
import { createIndexingSearch } from '@stellenvisite/search/testing';
import { afterAll } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { createContext, openServices, type Services } from '../context.ts';

/** A machine that runs many tests at once may need longer than people should wait. */
const PATIENT = { AUTH_ANSWER_WITHIN: '60' };

export type TestServiceOptions = {
  database: Pick<Database, 'db' | 'connectionString'>;
  replica?: Pick<Database, 'db'> | undefined;
  now?: (() => Date) | undefined;
  /** Over the settings every test has. */
  env?: Record<string, string> | undefined;
  logTo?: { write(line: string): void } | undefined;
  network?: Network | undefined;
};

/** All that a server has, on a folder of its own and at a fixed time. */
export async function openTestServices(options: TestServiceOptions): Promise<{ config: Config; services: Services }> {
  const { database, replica, now = () => NOW, env, logTo, network } = options;
  const dataDir = mkdtempSync(join(tmpdir(), 'stellenvisite-app-'));
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
    DATA_DIR: dataDir,
    ...PATIENT,
    ...env,
  });
  // No indexer runs next to a test.
  const search = createIndexingSearch({ db: (replica ?? database).db, primary: database.db, now });
  const services = await openServices({ config, database, replica, search, now, logTo, network });
  afterAll(async () => {
    await services.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { config, services };
}

/** Creates the context of a use case in tests, as the server builds it. */
export async function createTestContext(options: TestServiceOptions): Promise<Context & { db: Db }> {
  return createContext((await openTestServices(options)).services);
}
