import { join, resolve } from 'node:path';
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
  const connectionString = databaseUrl ?? embedded?.connectionString() ?? '';
  if (databaseUrl) await requireDatabase(databaseUrl);
  const database = openDatabase({ connectionString });
  try {
    await migrateDatabase(database.pool);
  } catch (error) {
    await database.close();
    throw error;
  }
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
