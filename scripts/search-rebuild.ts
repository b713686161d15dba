import { rebuildIndex } from '@stellenvisite/search/indexing';
import { readConfig } from '../apps/server/src/config.ts';
import { joinDatabase } from '../apps/server/src/database/start-database.ts';

/** Rebuilds the search index from every published job. A running server need not stop. */
async function rebuild(): Promise<number> {
  const joined = await joinDatabase(readConfig(process.env));
  try {
    return await rebuildIndex({
      db: joined.database.db,
      onBroken: (jobId, error) => console.error(`Job ${jobId} is found by its title only:`, error),
      onProgress: (total) => console.log(`${total} jobs read`),
    });
  } finally {
    await joined.stop();
  }
}

await rebuild().then(
  (total) => console.log(`The search index holds ${total} jobs.`),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
