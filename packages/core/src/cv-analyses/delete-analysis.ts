import { isId } from '@stellenvisite/contract/ids.schema';
import { cvAnalyses } from '@stellenvisite/db/schema/cv-analyses';
import { and, eq, lt } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { dropAnalyses } from './drop-analyses.ts';

export async function deleteAnalysis(ctx: Context, { id }: { id: string }): Promise<void> {
  const { userId } = await requirePermission(ctx, 'seeker_profile.write');
  if (!isId(id)) throw new DomainError('cv_analysis.not_found');
  await ctx.db.transaction(async (tx) => {
    const own = and(eq(cvAnalyses.id, id), eq(cvAnalyses.userId, userId));
    if ((await dropAnalyses(tx, own, ctx.now())) === 0) throw new DomainError('cv_analysis.not_found');
  });
}

export async function deleteExpiredAnalyses(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  await ctx.db.transaction((tx) => dropAnalyses(tx, lt(cvAnalyses.expiresAt, ctx.now()), ctx.now()));
}
