import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { CV_ANALYSIS_DAYS, MAX_CV_ANALYSES } from '@stellenvisite/contract/seekers/cv-analyses';
import type { CreateCvAnalysis, CvAnalysis } from '@stellenvisite/contract/seekers/cv-analyses.schema';
import type { Tx } from '@stellenvisite/db/client';
import { files } from '@stellenvisite/db/schema/platform/files';
import { cvAnalyses } from '@stellenvisite/db/schema/seekers/cv-analyses';
import { and, asc, eq, inArray, isNotNull, lt, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { lockPerson } from '../../identity/auth/users/lock-person.ts';
import { requireAiOn } from '../../identity/preferences/require-ai-on.ts';
import { releaseFiles } from '../../platform/files/release-files.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import type { Limit } from '../../platform/rate-limits/limits.ts';
import { requirePermission } from '../../require-permission.ts';
import { readCvJob } from './run-analysis.ts';
import { viewAnalysis } from './save-analysis.ts';

export const deleteExpiredAnalysesJob = defineJob({
  name: 'cv-analyses.delete-expired',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '35 4 * * *',
  handler: deleteExpiredAnalyses,
});

const ANALYSES: Limit = { name: 'cv-analyses.start', count: 30, seconds: 3600, burst: 30 };

async function countStart(ctx: Context, userId: string): Promise<void> {
  const taken = await ctx.limits.take(ctx.db, ANALYSES, userId);
  if (!taken.ok) throw new DomainError('cv_analysis.too_many', undefined, { retryAfter: taken.retryAfter });
}

/** Has an own file read in the background. One that is being read already, or waits for decisions, is not read twice. */
export async function startAnalysis(ctx: Context, { fileId }: CreateCvAnalysis): Promise<CvAnalysis> {
  const { userId } = await requirePermission(ctx, 'seeker_profile.write');
  await requireAiOn(ctx);
  await countStart(ctx, userId);
  const id = await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const now = ctx.now();
    const expiresAt = new Date(now.getTime() + CV_ANALYSIS_DAYS * DAY_MS);
    await requireDocument(tx, userId, fileId, expiresAt);
    const [open] = await tx
      .select({ id: cvAnalyses.id })
      .from(cvAnalyses)
      .where(and(eq(cvAnalyses.fileId, fileId), inArray(cvAnalyses.state, ['queued', 'reading', 'done'])));
    if (open) return open.id;
    await dropOldest(tx, userId, now);
    const newId = randomUUID();
    await tx.insert(cvAnalyses).values({
      id: newId,
      userId,
      fileId,
      state: 'queued',
      model: 'builtin',
      createdAt: now,
      updatedAt: now,
      expiresAt,
    });
    await ctx.queue.enqueue(tx, readCvJob, { analysisId: newId });
    return newId;
  });
  return viewAnalysis(ctx, { userId, id });
}

/** The same file once more, after a failure. */
export async function retryAnalysis(ctx: Context, { id }: { id: string }): Promise<CvAnalysis> {
  const { userId } = await requirePermission(ctx, 'seeker_profile.write');
  await requireAiOn(ctx);
  await countStart(ctx, userId);
  await viewAnalysis(ctx, { userId, id });
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(cvAnalyses)
      .set({ state: 'queued', failure: null, updatedAt: ctx.now() })
      .where(and(eq(cvAnalyses.id, id), eq(cvAnalyses.userId, userId), eq(cvAnalyses.state, 'failed')))
      .returning({ id: cvAnalyses.id });
    if (row) await ctx.queue.enqueue(tx, readCvJob, { analysisId: row.id });
  });
  return viewAnalysis(ctx, { userId, id });
}

/** A file that nothing uses yet stays as long as its analysis; one that is in use keeps its term. */
async function requireDocument(tx: Tx, userId: string, fileId: string, expiresAt: Date): Promise<void> {
  const own = and(eq(files.id, fileId), eq(files.userId, userId), inArray(files.purpose, ['document', 'analysis']));
  const [file] = await tx.select({ id: files.id }).from(files).where(own);
  if (!file) throw new DomainError('file.not_found');
  await tx
    .update(files)
    .set({ expiresAt })
    .where(and(eq(files.id, fileId), isNotNull(files.expiresAt)));
}

async function dropOldest(tx: Tx, userId: string, now: Date): Promise<void> {
  const rows = await tx
    .select({ id: cvAnalyses.id })
    .from(cvAnalyses)
    .where(eq(cvAnalyses.userId, userId))
    .orderBy(asc(cvAnalyses.createdAt));
  const surplus = rows.slice(0, Math.max(0, rows.length - MAX_CV_ANALYSES + 1));
  await dropAnalyses(
    tx,
    inArray(
      cvAnalyses.id,
      surplus.map(({ id }) => id),
    ),
    now,
  );
}

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

/** Deletes analyses and lets their files go: those sent for an analysis alone, and those that nothing else uses. */
async function dropAnalyses(tx: Tx, which: SQL | undefined, now: Date): Promise<number> {
  const rows = await tx.delete(cvAnalyses).where(which).returning({ fileId: cvAnalyses.fileId });
  const ids = rows.map(({ fileId }) => fileId);
  if (ids.length === 0) return 0;
  await tx
    .update(files)
    .set({ expiresAt: now })
    .where(and(inArray(files.id, ids), eq(files.purpose, 'analysis')));
  await releaseFiles(tx, ids, now);
  return rows.length;
}
