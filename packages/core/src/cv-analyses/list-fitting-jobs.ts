import { CV_FITTING_JOBS } from '@stellenvisite/contract/cv-analyses';
import type { CvJobs } from '@stellenvisite/contract/cv-analyses.schema';
import type { Context } from '../context.ts';
import { recommendJobs } from '../matching/list-recommendations.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { loadProfile } from '../seeker-profiles/load-profile.ts';
import { requireAnalysis } from './get-analysis.ts';
import { mergeIntoProfile } from './merge-into-profile.ts';

/** Jobs for the profile as it would be with everything that was not left out; nothing of it is stored. */
export async function listFittingJobs(ctx: Context, { id }: { id: string }): Promise<CvJobs> {
  const { userId } = await requirePermission(ctx, 'seeker_profile.read');
  const [{ analysis }, { data }] = await Promise.all([
    requireAnalysis(ctx.db, { userId, id }),
    loadProfile(ctx, userId),
  ]);
  const values = analysis.fields.flatMap(({ choice, found, changed }) =>
    choice === 'skip' ? [] : [choice === 'change' && changed ? changed : found],
  );
  const profile = { ...data, ...mergeIntoProfile(data, values) };
  const { items, candidates } = await recommendJobs(ctx, { userId, data: profile, limit: CV_FITTING_JOBS });
  return { items, total: candidates };
}
