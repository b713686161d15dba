import type { JobContent } from '@stellenvisite/contract/job-postings.schema';
import type { Tx } from '@stellenvisite/db/client';
import { sql } from 'drizzle-orm';
import type { PostingRow } from './open-posting.ts';

/** What somebody changes here of a job that came with a feed is kept: later fetches leave these fields alone. */
export async function keepFromFeed(tx: Tx, { id, content }: PostingRow, said: JobContent): Promise<void> {
  const before: Record<string, unknown> = content;
  const changed = Object.entries(said).flatMap(([field, value]) =>
    JSON.stringify(value ?? null) === JSON.stringify(before[field] ?? null) ? [] : [field],
  );
  if (changed.length === 0) return;
  await tx.execute(sql`
    update feed_items set overrides = array(select distinct unnest(overrides || ${sql.param(changed)}::text[]))
    where job_id = ${id}`);
}
