import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AtsJobDetail, CloseAtsJob, PutAtsJob } from '@stellenvisite/contract/integrations/ats.schema';
import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import type { JobState } from '@stellenvisite/contract/jobs/own-jobs';
import type { Tx } from '@stellenvisite/db/client';
import { atsJobs } from '@stellenvisite/db/schema/integrations/ats';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { eq } from 'drizzle-orm';
import { lockActiveEmployers } from '../../actor-state.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { acceptContent, requireRoomForDrafts, writePostingEvent } from '../../jobs/postings/create-posting.ts';
import { stateOf } from '../../jobs/postings/get-posting.ts';
import { closeInTransaction } from '../../jobs/postings/move-posting.ts';
import { lockPosting, type Opened } from '../../jobs/postings/open-posting.ts';
import { publishInTransaction } from '../../jobs/postings/publish-posting.ts';
import { requireApiKey } from '../api-keys/list-api-keys.ts';
import { findAtsJob, loadAtsJob, requireAtsJob } from './list-ats-jobs.ts';

/** Ended on purpose, here or there: that it is sent once more does not bring it back. */
const ENDED_STATES: readonly JobState[] = ['paused', 'closed', 'filled'];

/**
 * The job as the employer's own system has it, whole. Sent again it changes nothing. What may not be published is refused and
 * nothing of it is retained, by the same rules as for people.
 */
export async function putAtsJob(
  ctx: Context,
  { externalId, publish, ...said }: PutAtsJob & { externalId: string },
): Promise<{ job: AtsJobDetail; isNew: boolean }> {
  const { employerId } = await requireApiKey(ctx, 'job.create');
  const content = acceptContent(said);
  const { id, isNew } = await ctx.db.transaction(async (tx) => {
    // Of two first calls for one id the second waits here and finds the job.
    await lockActiveEmployers(tx, employerId);
    const found = await findAtsJob(tx, { employerId, externalId });
    if (found?.isRemoved) throw new DomainError('ats.job_removed');
    const posting = found?.id ?? (await insertJob(ctx, tx, { employerId, externalId, content }));
    const opened = await lockPosting(tx, posting);
    if (found) await changeContent(ctx, tx, opened, content);
    const state = stateOf(opened.job, opened.posting, ctx.now());
    if (publish && !ENDED_STATES.includes(state)) await publishInTransaction(ctx, tx, { id: posting, byUserId: null });
    return { id: posting, isNew: !found };
  });
  return { job: await loadAtsJob(ctx, id, externalId), isNew };
}

type NewJob = { employerId: string; externalId: string; content: JobContent };

async function insertJob(ctx: Context, tx: Tx, { employerId, externalId, content }: NewJob): Promise<string> {
  const [id, now] = [randomUUID(), ctx.now()];
  await requireRoomForDrafts(tx, employerId);
  await tx.insert(jobPostings).values({ id, employerId, content, origin: 'api', createdAt: now, updatedAt: now });
  await tx.insert(atsJobs).values({ employerId, externalId, postingId: id });
  await writePostingEvent(tx, { postingId: id, kind: 'imported', byUserId: null, at: now });
  return id;
}

/** As JSON has it, so that what was stored compares with what was sent. */
async function changeContent(ctx: Context, tx: Tx, { posting }: Opened, content: JobContent): Promise<void> {
  if (isDeepStrictEqual(posting.content, JSON.parse(JSON.stringify(content)))) return;
  await tx
    .update(jobPostings)
    .set({ content, version: posting.version + 1, updatedAt: ctx.now() })
    .where(eq(jobPostings.id, posting.id));
}

/** Publishes a draft, or brings back what was paused or closed. */
export async function publishAtsJob(ctx: Context, { externalId }: { externalId: string }): Promise<AtsJobDetail> {
  const id = await requireAtsJob(ctx, 'job.change', externalId);
  await ctx.db.transaction((tx) => publishInTransaction(ctx, tx, { id, byUserId: null }));
  return loadAtsJob(ctx, id, externalId);
}

/** Closing what is closed already answers as the first time. */
export async function closeAtsJob(
  ctx: Context,
  { externalId, reason }: CloseAtsJob & { externalId: string },
): Promise<AtsJobDetail> {
  const id = await requireAtsJob(ctx, 'job.change', externalId);
  await ctx.db.transaction(async (tx) => {
    const { posting, job } = await lockPosting(tx, id);
    if (stateOf(job, posting, ctx.now()) === reason) return;
    await closeInTransaction(ctx, tx, { id, reason, byUserId: null });
  });
  return loadAtsJob(ctx, id, externalId);
}
