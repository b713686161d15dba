import { join, resolve } from 'node:path';
import { APP_ROLE, prepareAppRole } from '@stellenvisite/db/app-role';
import { type Database, openDatabase } from '@stellenvisite/db/client';
import { hasNewestMigration, migrateDatabase } from '@stellenvisite/db/migrate';
import { DatabaseStartError, requireDatabase } from '@stellenvisite/db/require-database';
import {
  type EmbeddedPostgres,
  findRunningPostgres,
  startEmbeddedPostgres,
} from '@stellenvisite/embedded-postgres/embedded-postgres';
import type { Config } from '../config.ts';

export type StartedDatabase = {
  database: Database;
  connectionString: string;
  kind: 'embedded' | 'external';
  /** Resolves when the embedded PostgreSQL ends; never for an external one. */
  exited: EmbeddedPostgres['exited'];
  stop(): Promise<void>;
};

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'migrateAtStart'>>;

/** Opens DATABASE_URL, or the PostgreSQL of the data folder, at the newest schema. */
export async function startDatabase({
  databaseUrl,
  migrateAtStart,
  dataDir,
}: DatabaseConfig): Promise<StartedDatabase> {
  if (databaseUrl && !migrateAtStart) return openAsItIs(databaseUrl);
  if (databaseUrl) return openMigrated(databaseUrl, 'set DATABASE_URL to an empty database');
  const embedded = await startEmbeddedPostgres({ dataDir: join(resolve(dataDir), 'postgres'), warn: console.warn });
  try {
    return await openMigrated(embedded, `remove the folder ${resolve(dataDir)}`);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/** For a command next to the server: the PostgreSQL of the data folder is used where it runs already, and left running. */
export async function joinDatabase(config: DatabaseConfig): Promise<StartedDatabase> {
  const running = config.databaseUrl ? null : findRunningPostgres(join(resolve(config.dataDir), 'postgres'));
  if (!running) return startDatabase(config);
  return openMigrated(running, `stop the server and remove the folder ${resolve(config.dataDir)}`);
}

/** Opens a database that a step of the release has migrated, with a role that need not own the schema. */
async function openAsItIs(connectionString: string): Promise<StartedDatabase> {
  await requireDatabase(connectionString);
  const database = openDatabase({ connectionString });
  const isMigrated = await hasNewestMigration(database.db).catch(() => false);
  if (!isMigrated) {
    await database.close();
    throw new DatabaseStartError(
      'The schema of the database is older than this version of Stellenvisite; run `npm run migrate` first, or set MIGRATE_AT_START=1.',
    );
  }
  return { database, connectionString, kind: 'external', exited: new Promise(() => {}), stop: database.close };
}

/** Migrates and opens a database given by its address, or the one of an embedded PostgreSQL that this process has started. */
async function openMigrated(source: string | EmbeddedPostgres, remedy: string): Promise<StartedDatabase> {
  const embedded = typeof source === 'string' ? undefined : source;
  const ownerUrl = typeof source === 'string' ? source : source.connectionString();
  if (!embedded) await requireDatabase(ownerUrl);
  const owner = openDatabase({ connectionString: ownerUrl });
  try {
    await migrateDatabase(owner.pool, { remedy });
    if (embedded) await prepareAppRole(owner.pool, embedded.password);
  } catch (error) {
    await owner.close();
    throw error;
  }
  // Where the database is ours, the server works with a role that cannot change the log of administrators.
  const connectionString = embedded?.connectionString(undefined, APP_ROLE) ?? ownerUrl;
  if (embedded) await owner.close();
  const database = embedded ? openDatabase({ connectionString }) : owner;
  return {
    database,
    connectionString,
    kind: embedded ? 'embedded' : 'external',
    exited: embedded?.exited ?? new Promise(() => {}),
    async stop() {
      await database.close();
      await embedded?.stop();
    },
  };
}
