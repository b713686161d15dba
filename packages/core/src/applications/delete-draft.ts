import { isId } from '@stellenvisite/contract/ids.schema';
import { applicationDrafts } from '@stellenvisite/db/schema/applications';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { isDraftOf } from './get-draft.ts';

/** Deleted twice it is gone as well. */
export async function deleteDraft(ctx: Context, { jobId }: { jobId: string }): Promise<void> {
  const { userId } = await requirePermission(ctx, 'application.create');
  if (isId(jobId)) await ctx.db.delete(applicationDrafts).where(isDraftOf(userId, jobId));
}
