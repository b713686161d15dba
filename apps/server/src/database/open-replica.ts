import { type Database, openDatabase } from '@stellenvisite/db/client';
import { requireDatabase } from '@stellenvisite/db/require-database';
import type { Config } from '../config.ts';

/** Opens DATABASE_REPLICA_URL for the process that answers visitors; a worker has no use for it. */
export async function openReplica({
  databaseReplicaUrl,
  role,
}: Pick<Config, 'databaseReplicaUrl' | 'role'>): Promise<Database | undefined> {
  if (!databaseReplicaUrl || role === 'worker') return undefined;
  await requireDatabase(databaseReplicaUrl, { setting: 'DATABASE_REPLICA_URL' });
  return openDatabase({ connectionString: databaseReplicaUrl, applicationName: 'stellenvisite-reader' });
}
