import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import type { Db } from './client.ts';
import { DatabaseStartError } from './require-database.ts';

type MigrateOptions = {
  migrationsFolder?: string;
  /** Completes "To start with an empty one, …" for a database that cannot be migrated. */
  remedy?: string;
};

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../migrations', import.meta.url));
const LOCK = `hashtextextended('stellenvisite.migrate', 0)`;

/** Brings the database to the newest schema. Of several processes one migrates, the others wait and find it done. */
export async function migrateDatabase(
  pool: pg.Pool,
  { migrationsFolder = MIGRATIONS_FOLDER, remedy = 'create another database' }: MigrateOptions = {},
): Promise<void> {
  const client = await pool.connect();
  try {
    // Neither the wait for another process nor a large migration may fall to the pool's limits.
    await client.query('set statement_timeout = 0');
    await client.query(`select pg_advisory_lock(${LOCK})`);
    if (await hasUnknownMigrations(client, readMigrationFiles({ migrationsFolder }))) {
      throw new DatabaseStartError(
        `The database was set up by another version of Stellenvisite and cannot be migrated to this one; to start with an empty one, ${remedy}.`,
      );
    }
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    // The session is closed rather than returned: that frees the lock and the changed setting in every case.
    client.release(true);
  }
}

/** The newest migration, read once: its file does not change while a process runs. */
let newest: MigrationMeta | undefined;

/** Returns whether the database has the newest migration of this version. */
export async function hasNewestMigration(db: Pick<Db, 'execute'>): Promise<boolean> {
  newest ??= readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).at(-1);
  if (!newest) return true;
  const { rows } = await db.execute(sql`select 1 from drizzle.__drizzle_migrations where hash = ${newest.hash}`);
  return rows.length > 0;
}

/**
 * Returns whether the database has had a migration that is not one of ours. Migrations younger than our newest are permitted:
 * while a release is rolled out, processes of the previous one may start on the schema of the next.
 */
async function hasUnknownMigrations(client: pg.PoolClient, known: MigrationMeta[]): Promise<boolean> {
  const { rows: tables } = await client.query(
    `select 1 from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`,
  );
  if (tables.length === 0) return false;
  const { rows } = await client.query(
    `select 1 from drizzle.__drizzle_migrations where created_at <= $1 and hash <> all ($2::text[]) limit 1`,
    [Math.max(...known.map(({ folderMillis }) => folderMillis)), known.map(({ hash }) => hash)],
  );
  return rows.length > 0;
}
