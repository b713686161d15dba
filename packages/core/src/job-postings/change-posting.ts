import type { ChangeJobPosting, JobPosting } from '@stellenvisite/contract/job-postings.schema';
import { jobPostings } from '@stellenvisite/db/schema/job-postings';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { cleanContent } from './clean-content.ts';
import { loadPosting } from './get-posting.ts';
import { keepFromFeed } from './keep-from-feed.ts';
import { lockPosting, requirePosting } from './open-posting.ts';

/** Saves what was said, each field whole. The public sees it when the job is published again. */
export async function changePosting(
  ctx: Context,
  { id, version, ...said }: ChangeJobPosting & { id: string },
): Promise<JobPosting> {
  await requirePosting(ctx, id);
  await ctx.db.transaction(async (tx) => {
    const { posting } = await lockPosting(tx, id);
    if (posting.version !== version) throw new DomainError('job_posting.version_stale');
    const clean = cleanContent(said);
    await keepFromFeed(tx, posting, clean);
    await tx
      .update(jobPostings)
      .set({ content: { ...posting.content, ...clean }, version: version + 1, updatedAt: ctx.now() })
      .where(eq(jobPostings.id, id));
  });
  return loadPosting(ctx, id);
}
