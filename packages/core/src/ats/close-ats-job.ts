import type { AtsJobDetail, CloseAtsJob } from '@stellenvisite/contract/ats.schema';
import type { Context } from '../context.ts';
import { closeInTransaction } from '../job-postings/move-posting.ts';
import { lockPosting } from '../job-postings/open-posting.ts';
import { stateOf } from '../job-postings/posting-state.ts';
import { loadAtsJob } from './ats-job-view.ts';
import { requireAtsJob } from './find-ats-job.ts';

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
