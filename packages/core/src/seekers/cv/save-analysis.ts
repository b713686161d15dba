import type { FileType } from '@stellenvisite/contract/platform/files';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { CvAnalyses, CvAnalysis } from '@stellenvisite/contract/seekers/cv-analyses.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { files } from '@stellenvisite/db/schema/platform/files';
import { cvAnalyses } from '@stellenvisite/db/schema/seekers/cv-analyses';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import type { FileRow } from '../../platform/files/get-own-file.ts';
import { requirePermission } from '../../require-permission.ts';
import { addProfileFile } from '../profiles/add-profile-file.ts';
import { changeProfile } from '../profiles/change-profile.ts';
import { loadProfile } from '../profiles/get-profile.ts';
import { type AnalysisRow, toAnalysis, toAnalysisItem } from './analysis-view.ts';
import { mergeIntoProfile, takenValues } from './merge-into-profile.ts';

const DOCUMENT_TYPES: ReadonlySet<string> = new Set(['pdf', 'docx', 'odt', 'jpg', 'png'] satisfies FileType[]);

type Own = { userId: string; id: string };

/** Takes what was confirmed into the profile, by the same use case as the profile's own form. Doing it twice changes nothing more. */
export async function saveAnalysis(ctx: Context, { id }: { id: string }): Promise<CvAnalysis> {
  const { userId } = await requirePermission(ctx, 'seeker_profile.write');
  const { analysis, file } = await requireAnalysis(ctx.db, { userId, id });
  if (analysis.state !== 'done' && analysis.state !== 'saved') throw new DomainError('cv_analysis.not_ready');
  const { data } = await loadProfile(ctx, userId);
  const change = mergeIntoProfile(data, takenValues(analysis.fields));
  if (Object.keys(change).length > 0) await changeProfile(ctx, change);
  await storeAsCv(ctx, userId, file);
  const ready = and(eq(cvAnalyses.id, id), inArray(cvAnalyses.state, ['done', 'saved']));
  await ctx.db.update(cvAnalyses).set({ state: 'saved', updatedAt: ctx.now() }).where(ready);
  return viewAnalysis(ctx, { userId, id });
}

/** A document that was sent to be read becomes the CV of the profile; text and archives are nothing to show to an employer. */
async function storeAsCv(ctx: Context, userId: string, { id, type }: FileRow): Promise<void> {
  if (!DOCUMENT_TYPES.has(type)) return;
  const own = and(eq(files.id, id), eq(files.userId, userId), eq(files.purpose, 'analysis'));
  await ctx.db.update(files).set({ purpose: 'document' }).where(own);
  await addProfileFile(ctx, { fileId: id, kind: 'cv' });
}

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

/** Lists the analyses, the newest first; there are never more than a few. */
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
