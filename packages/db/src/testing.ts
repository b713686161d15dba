import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase } from './client.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: { adminUrl: string; template: string; newCluster: string };
  }
}

export type TestDatabase = Database & { connectionString: string };

/**
 * A migrated, empty database of its own. Call it at the top of a test file: `const { db } = await createTestDatabase()`.
 * It is dropped after the last test of the file.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, template } = inject('testCluster');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runAsAdmin(adminUrl, `create database ${name} template ${template} strategy file_copy`);
  const connectionString = toDatabaseUrl(adminUrl, name);
  const database = openDatabase({ connectionString, applicationName: 'test', maxConnections: 5 });
  afterAll(async () => {
    await database.close();
    await runAsAdmin(adminUrl, `drop database if exists ${name} with (force)`);
  });
  return { ...database, connectionString };
}

function toDatabaseUrl(adminUrl: string, database: string): string {
  return adminUrl.replace(/\/[^/?]+(?=\?|$)/, `/${database}`);
}

async function runAsAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
