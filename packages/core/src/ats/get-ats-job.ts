import type { AtsJobDetail } from '@stellenvisite/contract/ats.schema';
import type { Context } from '../context.ts';
import { loadAtsJob } from './ats-job-view.ts';
import { requireAtsJob } from './find-ats-job.ts';

export async function getAtsJob(ctx: Context, { externalId }: { externalId: string }): Promise<AtsJobDetail> {
  return loadAtsJob(ctx, await requireAtsJob(ctx, 'job_posting.read', externalId), externalId);
}
