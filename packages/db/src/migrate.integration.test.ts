import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from './client.ts';
import { migrateDatabase } from './migrate.ts';
import { createTestDatabase } from './testing.ts';

const database = await createTestDatabase();

/** Migrations younger than the product's own, so that they are due in every test database. */
function writeMigrations(statements: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'meta'));
  const entries = statements.map((statement, idx) => {
    const tag = `000${idx}_step`;
    writeFileSync(join(folder, `${tag}.sql`), statement);
    return { idx, version: '7', when: Date.UTC(2100, 0, 1) + writeMigrations.count++, tag, breakpoints: true };
  });
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }));
  return folder;
}
writeMigrations.count = 0;

it('runs every migration once when several processes start together', async () => {
  const migrationsFolder = writeMigrations([
    'create table steps (step int)',
    'insert into steps select 1 from pg_sleep(0.2)',
  ]);
  const starts = Array.from({ length: 4 }, () =>
    openDatabase({ connectionString: database.connectionString, maxConnections: 1 }),
  );
  try {
    await Promise.all(starts.map(({ pool }) => migrateDatabase(pool, { migrationsFolder })));
  } finally {
    await Promise.all(starts.map(({ close }) => close()));
  }
  expect((await database.pool.query('select step from steps')).rows).toEqual([{ step: 1 }]);
});

it('changes nothing when a migration fails, and lets the next attempt run', async () => {
  const migrationsFolder = writeMigrations(['create table half_done ()', 'select missing_function()']);
  await expect(migrateDatabase(database.pool, { migrationsFolder })).rejects.toThrow();
  expect((await database.pool.query(`select to_regclass('half_done') as found`)).rows).toEqual([{ found: null }]);
  await migrateDatabase(database.pool, { migrationsFolder: writeMigrations(['create table whole ()']) });
  expect((await database.pool.query(`select to_regclass('whole') as found`)).rows).toEqual([{ found: 'whole' }]);
});

it('is not held to the time limit of statements', async () => {
  const impatient = openDatabase({
    connectionString: database.connectionString,
    statementTimeoutMs: 100,
    maxConnections: 1,
  });
  onTestFinished(() => impatient.close());
  await migrateDatabase(impatient.pool, { migrationsFolder: writeMigrations(['select pg_sleep(0.3)']) });
  await expect(impatient.pool.query('select pg_sleep(0.3)')).rejects.toThrow('statement timeout');
});
