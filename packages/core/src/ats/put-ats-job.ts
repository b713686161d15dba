import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AtsJobDetail, PutAtsJob } from '@stellenvisite/contract/ats.schema';
import type { JobContent } from '@stellenvisite/contract/job-postings.schema';
import type { JobState } from '@stellenvisite/contract/own-jobs';
import type { Tx } from '@stellenvisite/db/client';
import { atsJobs } from '@stellenvisite/db/schema/ats';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobPostings } from '@stellenvisite/db/schema/job-postings';
import { eq } from 'drizzle-orm';
import { requireApiKey } from '../api-keys/require-api-key.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { cleanContent } from '../job-postings/clean-content.ts';
import { lockPosting, type Opened } from '../job-postings/open-posting.ts';
import { stateOf } from '../job-postings/posting-state.ts';
import { publishInTransaction } from '../job-postings/publish-posting.ts';
import { writePostingEvent } from '../job-postings/write-posting-event.ts';
import { loadAtsJob } from './ats-job-view.ts';
import { findAtsJob } from './find-ats-job.ts';

/** Ended on purpose, here or there: that it is sent once more does not bring it back. */
const ENDED_STATES: readonly JobState[] = ['paused', 'closed', 'filled'];

/**
 * The job as the employer's own system has it, whole. Sent again it changes nothing. What may not be published is refused and
 * nothing of it is kept, by the same rules as for people.
 */
export async function putAtsJob(
  ctx: Context,
  { externalId, publish, ...said }: PutAtsJob & { externalId: string },
): Promise<{ job: AtsJobDetail; isNew: boolean }> {
  const { employerId } = await requireApiKey(ctx, 'job.create');
  const content = cleanContent(said);
  const { id, isNew } = await ctx.db.transaction(async (tx) => {
    // Of two first calls for one id the second waits here and finds the job.
    await tx.select({ id: employers.id }).from(employers).where(eq(employers.id, employerId)).for('no key update');
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
