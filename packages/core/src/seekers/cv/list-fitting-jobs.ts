import { CV_FITTING_JOBS } from '@stellenvisite/contract/seekers/cv-analyses';
import type { CvJobs } from '@stellenvisite/contract/seekers/cv-analyses.schema';
import type { Context } from '../../context.ts';
import { requirePermission } from '../../require-permission.ts';
import { recommendJobs } from '../matching/list-recommendations.ts';
import { loadProfile } from '../profiles/get-profile.ts';
import { mergeIntoProfile } from './merge-into-profile.ts';
import { requireAnalysis } from './save-analysis.ts';

/** Returns jobs for the profile as it would be with everything that was not left out; none before a place is known. Nothing is stored. */
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
  if (!profile.location) return { items: [], total: 0, isPlaceKnown: false };
  const { items, candidates } = await recommendJobs(ctx, { userId, data: profile, limit: CV_FITTING_JOBS });
  return { items, total: candidates, isPlaceKnown: true };
}
