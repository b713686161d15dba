import type { ApplicationDraft } from '@stellenvisite/contract/applications/applications.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { applicationDrafts } from '@stellenvisite/db/schema/applications/applications';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../require-permission.ts';

/** Deleted twice it is gone as well. */
export async function deleteDraft(ctx: Context, { jobId }: { jobId: string }): Promise<void> {
  const { userId } = await requirePermission(ctx, 'application.create');
  if (isId(jobId)) await ctx.db.delete(applicationDrafts).where(isDraftOf(userId, jobId));
}

export async function getDraft(ctx: Context, { jobId }: { jobId: string }): Promise<ApplicationDraft> {
  const { userId } = await requirePermission(ctx, 'application.create');
  const draft = await findDraft(ctx, userId, jobId);
  if (!draft) throw new DomainError('application_draft.not_found');
  return draft;
}

/** For use cases that have checked the permission already. */
export async function findDraft(ctx: Context, userId: string, jobId: string): Promise<ApplicationDraft | null> {
  if (!isId(jobId)) return null;
  const [row] = await ctx.db.select().from(applicationDrafts).where(isDraftOf(userId, jobId));
  return row ? { content: row.content, updatedAt: row.updatedAt.toISOString() } : null;
}

function isDraftOf(userId: string, jobId: string): SQL | undefined {
  return and(eq(applicationDrafts.userId, userId), eq(applicationDrafts.jobId, jobId));
}
