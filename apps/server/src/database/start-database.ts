import { join, resolve } from 'node:path';
import { APP_ROLE, prepareAppRole } from '@stellenvisite/db/app-role';
import { type Database, openDatabase } from '@stellenvisite/db/client';
import { type EmbeddedPostgres, findRunningPostgres, startEmbeddedPostgres } from '@stellenvisite/db/embedded-postgres';
import { migrateDatabase } from '@stellenvisite/db/migrate';
import { requireDatabase } from '@stellenvisite/db/require-database';
import type { Config } from '../config.ts';

export type StartedDatabase = {
  database: Database;
  connectionString: string;
  kind: 'embedded' | 'external';
  /** Resolves when the embedded PostgreSQL ends; never for an external one. */
  exited: EmbeddedPostgres['exited'];
  stop(): Promise<void>;
};

/** Opens DATABASE_URL, or the PostgreSQL of the data folder, at the newest schema. */
export async function startDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<StartedDatabase> {
  const embedded = databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: join(resolve(dataDir), 'postgres') });
  try {
    return await openMigrated(databaseUrl, embedded);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** For a command beside the server: the PostgreSQL of the data folder is used where it runs already, and left running. */
export async function joinDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<StartedDatabase> {
  const running = config.databaseUrl ? null : findRunningPostgres(join(resolve(config.dataDir), 'postgres'));
  return startDatabase(running ? { ...config, databaseUrl: running } : config);
}

async function openMigrated(
  databaseUrl: string | undefined,
  embedded: EmbeddedPostgres | undefined,
): Promise<StartedDatabase> {
  const ownerUrl = databaseUrl ?? embedded?.connectionString() ?? '';
  if (databaseUrl) await requireDatabase(databaseUrl);
  const owner = openDatabase({ connectionString: ownerUrl });
  try {
    await migrateDatabase(owner.pool);
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
