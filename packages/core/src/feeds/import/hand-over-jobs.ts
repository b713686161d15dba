import type { Tx } from '@stellenvisite/db/client';
import { xmlFeeds } from '@stellenvisite/db/schema/feeds';
import { inArray, sql } from 'drizzle-orm';
import { READ_ANEW } from '../read-anew.ts';

type HandedOver = { feed_id: string; job_id: string };

/**
 * Jobs that one feed gives up go on with another feed of the employer that has them as duplicates, instead of being paused although they
 * are in a feed. That feed is read anew the next time. Answers the ids of these jobs.
 */
export async function handOverJobs(tx: Tx, jobIds: readonly string[]): Promise<Set<string>> {
  if (jobIds.length === 0) return new Set();
  const { rows } = await tx.execute<HandedOver>(sql`
    with heirs as (
      select distinct on (heir.duplicate_of) heir.id, giver.id as giver_id, giver.job_id, giver.state, giver.overrides,
        giver.missing_since
      from feed_items heir
      join feed_items giver on giver.job_id = heir.duplicate_of
      where heir.state = 'duplicate' and heir.duplicate_of = any(${sql.param([...jobIds])}::uuid[])
      order by heir.duplicate_of, heir.first_seen_at
    ), given as (
      update feed_items set job_id = null, state = 'ended', missing = 1 from heirs where feed_items.id = heirs.giver_id
    )
    update feed_items
    set job_id = heirs.job_id, duplicate_of = null, hash = '', overrides = heirs.overrides, missing_since = heirs.missing_since,
      state = case when heirs.state in ('draft', 'paused') then heirs.state else 'published' end
    from heirs where feed_items.id = heirs.id
    returning feed_items.feed_id, feed_items.job_id`);
  if (rows.length > 0) {
    await tx
      .update(xmlFeeds)
      .set(READ_ANEW)
      .where(inArray(xmlFeeds.id, [...new Set(rows.map((row) => row.feed_id))]));
  }
  return new Set(rows.map((row) => row.job_id));
}
