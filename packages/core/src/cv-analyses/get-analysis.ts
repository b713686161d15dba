import type { CvAnalyses, CvAnalysis } from '@stellenvisite/contract/cv-analyses.schema';
import { isId } from '@stellenvisite/contract/ids.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { cvAnalyses } from '@stellenvisite/db/schema/cv-analyses';
import { files } from '@stellenvisite/db/schema/files';
import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { FileRow } from '../files/get-own-file.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { loadProfile } from '../seeker-profiles/load-profile.ts';
import { type AnalysisRow, toAnalysis, toAnalysisItem } from './analysis-view.ts';

type Own = { userId: string; id: string };

export async function requireAnalysis(
  db: Db | Tx,
  { userId, id }: Own,
): Promise<{ analysis: AnalysisRow; file: FileRow }> {
  const [row] = isId(id)
    ? await db
        .select({ analysis: cvAnalyses, file: files })
        .from(cvAnalyses)
        .innerJoin(files, eq(files.id, cvAnalyses.fileId))
        .where(and(eq(cvAnalyses.id, id), eq(cvAnalyses.userId, userId)))
    : [];
  if (!row) throw new DomainError('cv_analysis.not_found');
  return row;
}

export async function viewAnalysis(ctx: Context, own: Own): Promise<CvAnalysis> {
  const [row, { data }] = await Promise.all([requireAnalysis(ctx.db, own), loadProfile(ctx, own.userId)]);
  return toAnalysis(row, data);
}

export async function getAnalysis(ctx: Context, { id }: { id: string }): Promise<CvAnalysis> {
  const { userId } = await requirePermission(ctx, 'seeker_profile.read');
  return viewAnalysis(ctx, { userId, id });
}

/** The newest first; there are never more than a few. */
export async function listAnalyses(ctx: Context): Promise<CvAnalyses> {
  const { userId } = await requirePermission(ctx, 'seeker_profile.read');
  const rows = await ctx.db
    .select({ analysis: cvAnalyses, file: files })
    .from(cvAnalyses)
    .innerJoin(files, eq(files.id, cvAnalyses.fileId))
    .where(eq(cvAnalyses.userId, userId))
    .orderBy(desc(cvAnalyses.createdAt), desc(cvAnalyses.id));
  return { items: rows.map(toAnalysisItem) };
}
