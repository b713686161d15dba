import type { CvAnalysis } from '@stellenvisite/contract/cv-analyses.schema';
import { cvAnalyses } from '@stellenvisite/db/schema/cv-analyses';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { changeProfile } from '../seeker-profiles/change-profile.ts';
import { loadProfile } from '../seeker-profiles/load-profile.ts';
import { requireAnalysis, viewAnalysis } from './get-analysis.ts';
import { mergeIntoProfile, takenValues } from './merge-into-profile.ts';

/** Takes what was confirmed into the profile, by the same use case as the profile's own form. Doing it twice changes nothing more. */
export async function saveAnalysis(ctx: Context, { id }: { id: string }): Promise<CvAnalysis> {
  const { userId } = await requirePermission(ctx, 'seeker_profile.write');
  const { analysis } = await requireAnalysis(ctx.db, { userId, id });
  if (analysis.state !== 'done' && analysis.state !== 'saved') throw new DomainError('cv_analysis.not_ready');
  const { data } = await loadProfile(ctx, userId);
  const change = mergeIntoProfile(data, takenValues(analysis.fields));
  if (Object.keys(change).length > 0) await changeProfile(ctx, change);
  const ready = and(eq(cvAnalyses.id, id), inArray(cvAnalyses.state, ['done', 'saved']));
  await ctx.db.update(cvAnalyses).set({ state: 'saved', updatedAt: ctx.now() }).where(ready);
  return viewAnalysis(ctx, { userId, id });
}
