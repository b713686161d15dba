import { MAX_FEEDS } from '@stellenvisite/contract/feeds';
import type { Tx } from '@stellenvisite/db/client';
import { xmlFeeds } from '@stellenvisite/db/schema/feeds';
import { eq } from 'drizzle-orm';
import type { FeedRow } from './open-feed.ts';

/** Null where the employer has as many feeds as there may be. Under the lock of the employer, so that two at once cannot pass that. */
export async function insertFeed(tx: Tx, row: typeof xmlFeeds.$inferInsert): Promise<FeedRow | null> {
  if ((await tx.$count(xmlFeeds, eq(xmlFeeds.employerId, row.employerId))) >= MAX_FEEDS) return null;
  const [created] = await tx.insert(xmlFeeds).values(row).returning();
  if (!created) throw new Error('a feed was not written');
  return created;
}
