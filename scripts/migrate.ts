import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { readConfig } from '../apps/server/src/config.ts';
import { joinDatabase } from '../apps/server/src/database/start-database.ts';
import { jobsOf, SLICES } from '../apps/server/src/slices.ts';

/** `npm run migrate`: brings the schema and the queues to this version, as a step of a release before its processes start. */
const config = readConfig(process.env);
const { database, kind, stop } = await joinDatabase({ ...config, migrateAtStart: true });
try {
  await installQueues(database, jobsOf(SLICES));
  console.log(`The ${kind} database has the schema of this version.`);
} finally {
  await stop();
}
