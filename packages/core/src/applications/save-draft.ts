import { DRAFT_DAYS } from '@stellenvisite/contract/applications/applications';
import type { ApplicationDraft, SubmitApplication } from '@stellenvisite/contract/applications/applications.schema';
import type { Tx } from '@stellenvisite/db/client';
import { applicationDrafts } from '@stellenvisite/db/schema/applications/applications';
import { files } from '@stellenvisite/db/schema/platform/files';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../require-permission.ts';
import { findAppliedJob } from './applied-job.ts';

/** One draft per person and job. A job that has ended keeps it, since it may be published again. */
export async function saveDraft(
  ctx: Context,
  { jobId, ...content }: SubmitApplication & { jobId: string },
): Promise<ApplicationDraft> {
  const { userId } = await requirePermission(ctx, 'application.create');
  const job = await findAppliedJob(ctx.db, jobId);
  if (job.status === 'draft' || job.postedAt > ctx.now()) throw new DomainError('job.not_found');
  await ctx.db.transaction((tx) => writeDraft(ctx, tx, { userId, jobId, content }));
  return { content, updatedAt: ctx.now().toISOString() };
}

type NewDraft = { userId: string; jobId: string; content: SubmitApplication };

/** Its files are retained as long as the draft is. */
export async function writeDraft(ctx: Context, tx: Tx, { userId, jobId, content }: NewDraft): Promise<void> {
  const updatedAt = ctx.now();
  await tx
    .insert(applicationDrafts)
    .values({ userId, jobId, content, updatedAt })
    .onConflictDoUpdate({ target: [applicationDrafts.userId, applicationDrafts.jobId], set: { content, updatedAt } });
  if (!content.fileIds?.length) return;
  await tx
    .update(files)
    .set({ expiresAt: new Date(updatedAt.getTime() + DRAFT_DAYS * 86_400_000) })
    .where(and(inArray(files.id, content.fileIds), eq(files.userId, userId), isNotNull(files.expiresAt)));
}
