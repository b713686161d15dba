import type { AtsJobDetail } from '@stellenvisite/contract/ats.schema';
import type { Context } from '../context.ts';
import { publishInTransaction } from '../job-postings/publish-posting.ts';
import { loadAtsJob } from './ats-job-view.ts';
import { requireAtsJob } from './find-ats-job.ts';

/** Publishes a draft, or brings back what was paused or closed. */
export async function publishAtsJob(ctx: Context, { externalId }: { externalId: string }): Promise<AtsJobDetail> {
  const id = await requireAtsJob(ctx, 'job.change', externalId);
  await ctx.db.transaction((tx) => publishInTransaction(ctx, tx, { id, byUserId: null }));
  return loadAtsJob(ctx, id, externalId);
}
