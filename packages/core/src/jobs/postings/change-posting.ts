import type { ChangeJobPosting, JobContent, JobPosting } from '@stellenvisite/contract/jobs/job-postings.schema';
import type { Tx } from '@stellenvisite/db/client';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { acceptContent } from './create-posting.ts';
import { loadPosting } from './get-posting.ts';
import { lockPosting, type PostingRow, requirePosting } from './open-posting.ts';

/** Saves what was stated, each field whole. The public sees it when the job is published again. */
export async function changePosting(
  ctx: Context,
  { id, version, ...said }: ChangeJobPosting & { id: string },
): Promise<JobPosting> {
  await requirePosting(ctx, id);
  await ctx.db.transaction(async (tx) => {
    const { posting } = await lockPosting(tx, id);
    if (posting.version !== version) throw new DomainError('job_posting.version_stale');
    const clean = acceptContent(said);
    await protectFromFeed(tx, posting, clean);
    await tx
      .update(jobPostings)
      .set({ content: { ...posting.content, ...clean }, version: version + 1, updatedAt: ctx.now() })
      .where(eq(jobPostings.id, id));
  });
  return loadPosting(ctx, id);
}

/** Protects fields of a job from a feed that somebody has changed here: later fetches do not overwrite them. */
async function protectFromFeed(tx: Tx, { id, content }: PostingRow, said: JobContent): Promise<void> {
  const before: Record<string, unknown> = content;
  const changed = Object.entries(said).flatMap(([field, value]) =>
    JSON.stringify(value ?? null) === JSON.stringify(before[field] ?? null) ? [] : [field],
  );
  if (changed.length === 0) return;
  await tx.execute(sql`
    update feed_items set overrides = array(select distinct unnest(overrides || ${sql.param(changed)}::text[]))
    where job_id = ${id}`);
}
