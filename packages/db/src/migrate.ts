import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

type MigrateOptions = { migrationsFolder?: string };

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../migrations', import.meta.url));
const LOCK = `hashtextextended('stellenvisite.migrate', 0)`;

/** Brings the database to the newest schema. Of several processes one migrates, the others wait and find it done. */
export async function migrateDatabase(
  pool: pg.Pool,
  { migrationsFolder = MIGRATIONS_FOLDER }: MigrateOptions = {},
): Promise<void> {
  const client = await pool.connect();
  try {
    // Neither the wait for another process nor a large migration may fall to the pool's limits.
    await client.query('set statement_timeout = 0');
    await client.query(`select pg_advisory_lock(${LOCK})`);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    // The session is closed rather than returned: that frees the lock and the changed setting in every case.
    client.release(true);
  }
}
