import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@stellenvisite/embedded-postgres/embedded-postgres';
import { isPidInUse } from '@stellenvisite/embedded-postgres/running-process';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from './client.ts';
import { migrateDatabase } from './migrate.ts';

const FOLDER = 'stellenvisite-test-';
const TEMPLATE = 'test_template';

/**
 * One PostgreSQL for the run, with a migrated template. Killed with the run, it is stopped by its own guard. Next to it
 * lies a cluster as the first start leaves it, for tests that need one of their own: setting up takes three times as
 * long as everything else a start does.
 */
export default async function setUpTestCluster(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = createRunFolder(tmpdir(), FOLDER);
  chmodSync(dataDir, 0o755);
  process.once('exit', () => remove(dataDir));

  const first = await startEmbeddedPostgres({ dataDir, durability: 'test' });
  await first.stop();
  const newCluster = join(dataDir, 'new-cluster');
  cpSync(first.clusterDir, newCluster, { recursive: true });

  const postgres = await startEmbeddedPostgres({ dataDir, durability: 'test' });
  const tearDown = async () => {
    await postgres.stop();
    remove(postgres.clusterDir);
    remove(dataDir);
  };
  await createTemplate(postgres).catch(async (error: unknown) => {
    await tearDown();
    throw error;
  });
  project.provide('testCluster', { adminUrl: postgres.connectionString('postgres'), template: TEMPLATE, newCluster });
  return tearDown;
}

async function createTemplate(postgres: EmbeddedPostgres): Promise<void> {
  const admin = new pg.Client({ connectionString: postgres.connectionString('postgres') });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();

  const template = openDatabase({ connectionString: postgres.connectionString(TEMPLATE), maxConnections: 1 });
  await migrateDatabase(template.pool);
  await template.close();
}

function remove(dir: string): void {
  rmSync(dir, { recursive: true, force: true });
}

/** Creates a folder of this run, named after its process. What runs that were killed have left next to it goes. */
export function createRunFolder(parent: string, name: string): string {
  for (const entry of readdirSync(parent)) {
    const pid = new RegExp(`^${name}(\\d+)-`).exec(entry)?.[1];
    const folder = join(parent, entry);
    if (pid && !isPidInUse(Number(pid)) && isOurs(folder)) rmSync(folder, { recursive: true, force: true });
  }
  return mkdtempSync(join(parent, `${name}${process.pid}-`));
}

function isOurs(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();
}
