import type { Db } from '@stellenvisite/db/client';
import { jobClasses } from '@stellenvisite/db/schema/search';
import { count, isNotNull } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';

const MAX_AGE_MS = 300_000;

const popularities = new LRUCache<Db, ReadonlyMap<string, number>>({
  max: 2,
  ttl: MAX_AGE_MS,
  allowStale: true,
  noDeleteOnFetchRejection: true,
  ignoreFetchAbort: true,
  fetchMethod: countOccupations,
});

/** How many jobs there are of each occupation, closed ones too: enough to know which is meant more often. Stale while it is counted anew. */
export function occupationPopularity(db: Db): Promise<ReadonlyMap<string, number>> {
  return popularities.forceFetch(db);
}

async function countOccupations(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ occupation: jobClasses.occupation, jobs: count() })
    .from(jobClasses)
    .where(isNotNull(jobClasses.occupation))
    .groupBy(jobClasses.occupation);
  return new Map(rows.map(({ occupation, jobs }) => [occupation ?? '', jobs]));
}
