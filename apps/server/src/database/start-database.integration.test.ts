import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '@stellenvisite/db/client';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { findRunningPostgres } from '@stellenvisite/embedded-postgres/embedded-postgres';
import { expect, onTestFinished, test } from 'vitest';
import { startDatabase } from './start-database.ts';

const REFUSAL =
  'The database was set up by another version of Stellenvisite and cannot be migrated to this one; to start with an empty one,';

const external = await createTestDatabase();
await recordUnknownMigration(external);

function createDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'sv-data-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

async function recordUnknownMigration({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query(`update drizzle.__drizzle_migrations set hash = 'of an earlier version'`);
}

test('the server ends with one sentence on a DATABASE_URL whose migrations it does not know', async () => {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATABASE_URL: external.connectionString,
      DATA_DIR: createDataDir(),
      PORT: '0',
      NODE_ENV: 'test',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [output, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')]);
  expect({ output, code }).toEqual({ output: `${REFUSAL} set DATABASE_URL to an empty database.\n`, code: 1 });
});

test('a data folder of other migrations is refused with one sentence, and its remedy helps', async () => {
  const dataDir = createDataDir();
  const before = await startDatabase({ databaseUrl: undefined, dataDir });
  const owner = openDatabase({ connectionString: findRunningPostgres(join(dataDir, 'postgres')) ?? '' });
  await recordUnknownMigration(owner);
  await owner.close();
  await before.stop();
  await expect(startDatabase({ databaseUrl: undefined, dataDir })).rejects.toThrow(
    `${REFUSAL} remove the folder ${dataDir}.`,
  );
  rmSync(dataDir, { recursive: true });
  const after = await startDatabase({ databaseUrl: undefined, dataDir });
  await after.stop();
});
