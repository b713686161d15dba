import type { Tx } from '@stellenvisite/db/client';
import { xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import { inArray, sql } from 'drizzle-orm';
import { FORCE_FULL_READ } from '../../runs/next-run.ts';

type HandedOver = { feed_id: string; job_id: string };

/**
 * Hands jobs that one feed gives up over to another feed of the employer that has them as duplicates, instead of pausing them although
 * they are in a feed. That feed is read in full the next time. Returns the ids of these jobs.
 */
export async function handOverJobs(tx: Tx, jobIds: readonly string[]): Promise<Set<string>> {
  if (jobIds.length === 0) return new Set();
  const { rows } = await tx.execute<HandedOver>(sql`
    with successors as (
      select distinct on (successor.duplicate_of) successor.id, previous.id as previous_id, previous.job_id, previous.state, previous.overrides,
        previous.missing_since
      from feed_items successor
      join feed_items previous on previous.job_id = successor.duplicate_of
      where successor.state = 'duplicate' and successor.duplicate_of = any(${sql.param([...jobIds])}::uuid[])
      order by successor.duplicate_of, successor.first_seen_at
    ), given as (
      update feed_items set job_id = null, state = 'ended', missing = 1 from successors where feed_items.id = successors.previous_id
    )
    update feed_items
    set job_id = successors.job_id, duplicate_of = null, hash = '', overrides = successors.overrides, missing_since = successors.missing_since,
      state = case when successors.state in ('draft', 'paused') then successors.state else 'published' end
    from successors where feed_items.id = successors.id
    returning feed_items.feed_id, feed_items.job_id`);
  if (rows.length > 0) {
    await tx
      .update(xmlFeeds)
      .set(FORCE_FULL_READ)
      .where(inArray(xmlFeeds.id, [...new Set(rows.map((row) => row.feed_id))]));
  }
  return new Set(rows.map((row) => row.job_id));
}
