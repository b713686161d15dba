import { randomUUID } from 'node:crypto';
import type { CreateJobPosting, JobContent, JobPosting } from '@stellenvisite/contract/job-postings.schema';
import { jobPostings } from '@stellenvisite/db/schema/job-postings';
import type { Context } from '../context.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { cleanContent } from './clean-content.ts';
import { loadPosting } from './get-posting.ts';
import { findPosting, requirePosting } from './open-posting.ts';
import { writePostingEvent } from './write-posting-event.ts';

/** A draft, empty or begun from an own job. */
export async function createPosting(
  ctx: Context,
  { employerId: asked, copyOf, ...said }: CreateJobPosting,
): Promise<JobPosting> {
  const { person, employerId } = await requireActingEmployer(ctx, 'job.create', asked);
  const content = { ...(copyOf ? await copyContent(ctx, copyOf) : {}), ...cleanContent(said) };
  const [id, now] = [randomUUID(), ctx.now()];
  await ctx.db.transaction(async (tx) => {
    await tx.insert(jobPostings).values({ id, employerId, content, createdAt: now, updatedAt: now });
    await writePostingEvent(tx, { postingId: id, kind: 'created', byUserId: person.userId, at: now });
  });
  return loadPosting(ctx, id);
}

/** Reference and dates belong to the one job. */
async function copyContent(ctx: Context, id: string): Promise<JobContent> {
  await requirePosting(ctx, id, 'job_posting.read');
  const found = await findPosting(ctx.db, id);
  const {
    reference: _reference,
    publishOn: _publishOn,
    reportedOn: _reportedOn,
    ...content
  } = found?.posting.content ?? {};
  return content;
}
