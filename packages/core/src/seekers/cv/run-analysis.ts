import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { CvFailure } from '@stellenvisite/contract/seekers/cv-analyses';
import { files } from '@stellenvisite/db/schema/platform/files';
import { cvAnalyses } from '@stellenvisite/db/schema/seekers/cv-analyses';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { FileRow } from '../../platform/files/get-own-file.ts';
import { inTemporaryFolder } from '../../platform/files/temporary-folder.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import type { AnalysisRow } from './analysis-view.ts';
import { CV_FILE_TYPES, type CvText, CvUnreadable } from './extract/cv-text.ts';
import { extractText } from './extract/extract-text.ts';
import { readCv } from './read/read-cv.ts';

type Outcome = Partial<Omit<AnalysisRow, 'id'>>;

/** Reads the file of a waiting analysis. Whatever happens, it ends with fields or with a reason, never in between. */
export async function runAnalysis(ctx: Context, analysisId: string): Promise<void> {
  const waiting = and(eq(cvAnalyses.id, analysisId), inArray(cvAnalyses.state, ['queued', 'reading']));
  const row = await record(ctx, waiting, { state: 'reading' });
  if (!row) return;
  const [file] = await ctx.db.select().from(files).where(eq(files.id, row.fileId));
  const outcome = file ? await read(ctx, file) : fail('gone');
  await record(ctx, waiting, outcome);
}

async function record(ctx: Context, which: ReturnType<typeof and>, change: Outcome): Promise<AnalysisRow | undefined> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(cvAnalyses)
      .set({ ...change, updatedAt: ctx.now() })
      .where(which)
      .returning();
    if (row) await ctx.publish(tx, { name: 'cv_analysis.changed', userId: row.userId, recordId: row.id });
    return row;
  });
}

const fail = (failure: CvFailure): Outcome => ({ state: 'failed', failure });

async function read(ctx: Context, file: FileRow): Promise<Outcome> {
  try {
    const text = await textOf(ctx, file);
    const { language, pages, fields, hiddenLines } = readCv(text, ctx.now());
    const result: Outcome = { language, pages, hiddenLines, pageCount: text.pageCount };
    if (fields.length === 0) return { ...result, ...fail('nothing_found') };
    return { ...result, fields, state: 'done', failure: null };
  } catch (error) {
    if (error instanceof CvUnreadable) return fail(error.failure);
    ctx.log.error({ err: error, fileId: file.id }, 'a CV could not be read');
    return fail('damaged');
  }
}

async function textOf(ctx: Context, file: FileRow): Promise<CvText> {
  const type = CV_FILE_TYPES.find((each) => each === file.type);
  if (!type) throw new CvUnreadable('no_text');
  return inTemporaryFolder(async (folder) => {
    const path = join(folder, 'cv');
    await pipeline(await ctx.files.getStream(file.storageKey), createWriteStream(path));
    return extractText({ path, type });
  });
}

/** One that is done is left alone, so that it may be enqueued more than once. */
export const readCvJob = defineJob({
  name: 'cv-analyses.read-cv',
  payload: z.object({ analysisId: z.uuid() }),
  options: { ...SCHEDULED_JOB_OPTIONS, policy: 'standard', expireInSeconds: 300 },
  concurrency: 2,
  isLong: true,
  handler: (ctx, { analysisId }) => runAnalysis(ctx, analysisId),
});
