import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from './client.ts';
import { migrateDatabase } from './migrate.ts';
import { createTestDatabase } from './testing.ts';

// Each test has a database of its own: the migrations of one are unknown to the others.
const shared = await createTestDatabase();
const failing = await createTestDatabase();
const limited = await createTestDatabase();
const foreign = await createTestDatabase();
const newer = await createTestDatabase();
const FUTURE = Date.UTC(2100, 0, 1);

const OWN_MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

/** The product's own migrations followed by younger ones, so that these are due in every test database. */
function writeMigrations(statements: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(OWN_MIGRATIONS, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal: { entries: object[] } = JSON.parse(readFileSync(file, 'utf8'));
  for (const statement of statements) {
    const number = writeMigrations.count++;
    const tag = `step-${number}`;
    writeFileSync(join(folder, `${tag}.sql`), statement);
    journal.entries.push({ idx: number, version: '7', when: FUTURE + number, tag, breakpoints: true });
  }
  writeFileSync(file, JSON.stringify(journal));
  return folder;
}
writeMigrations.count = 0;

it('runs every migration once when several processes start together', async () => {
  const migrationsFolder = writeMigrations([
    'create table steps (step int)',
    'insert into steps select 1 from pg_sleep(0.2)',
  ]);
  const starts = Array.from({ length: 4 }, () =>
    openDatabase({ connectionString: shared.connectionString, maxConnections: 1 }),
  );
  try {
    await Promise.all(starts.map(({ pool }) => migrateDatabase(pool, { migrationsFolder })));
  } finally {
    await Promise.all(starts.map(({ close }) => close()));
  }
  expect((await shared.pool.query('select step from steps')).rows).toEqual([{ step: 1 }]);
});

it('changes nothing when a migration fails, and lets the next attempt run', async () => {
  const migrationsFolder = writeMigrations(['create table half_done ()', 'select missing_function()']);
  await expect(migrateDatabase(failing.pool, { migrationsFolder })).rejects.toThrow();
  expect((await failing.pool.query(`select to_regclass('half_done') as found`)).rows).toEqual([{ found: null }]);
  await migrateDatabase(failing.pool, { migrationsFolder: writeMigrations(['create table whole ()']) });
  expect((await failing.pool.query(`select to_regclass('whole') as found`)).rows).toEqual([{ found: 'whole' }]);
});

it('is not subject to the time limit of statements', async () => {
  const impatient = openDatabase({
    connectionString: limited.connectionString,
    statementTimeoutMs: 100,
    maxConnections: 1,
  });
  onTestFinished(() => impatient.close());
  await migrateDatabase(impatient.pool, { migrationsFolder: writeMigrations(['select pg_sleep(0.3)']) });
  await expect(impatient.pool.query('select pg_sleep(0.3)')).rejects.toThrow('statement timeout');
});

it('refuses a database of other migrations in one sentence, and changes nothing', async () => {
  await recordMigration(foreign.pool, Date.UTC(2026, 0, 1));
  const migrating = migrateDatabase(foreign.pool, {
    migrationsFolder: writeMigrations(['create table added ()']),
    remedy: 'remove the folder /srv/data',
  });
  await expect(migrating).rejects.toMatchObject({
    name: 'DatabaseStartError',
    message:
      'The database was set up by another version of Stellenvisite and cannot be migrated to this one; to start with an empty one, remove the folder /srv/data.',
  });
  expect((await foreign.pool.query(`select to_regclass('added') as found`)).rows).toEqual([{ found: null }]);
});

it('accepts a database that a later version has migrated further', async () => {
  await recordMigration(newer.pool, FUTURE);
  await expect(migrateDatabase(newer.pool)).resolves.toBeUndefined();
});

async function recordMigration(pool: Pool, createdAt: number): Promise<void> {
  await pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('unknown', $1)`, [createdAt]);
}
