import type { ActResult } from '@stellenvisite/contract/identity/admin-users.schema';
import type { JobAct } from '@stellenvisite/contract/jobs/admin-jobs.schema';
import type { Context } from '../../context.ts';
import { recordAdminAct } from '../../record-admin-act.ts';
import { requirePermission } from '../../require-permission.ts';
import { notifyOfDecision } from '../postings/moderation/decide-pending-job.ts';
import { withdrawJobs } from '../postings/withdraw-jobs.ts';

/** Takes jobs off the market with a reason that their employers read. What is not public is skipped and counted. */
export async function actOnJobs(ctx: Context, { act, ids, reason }: JobAct): Promise<ActResult> {
  const { userId } = await requirePermission(ctx, 'job.moderate');
  const done = await ctx.db.transaction(async (tx) => {
    const isReturned = act === 'return';
    const withdrawn = await withdrawJobs(ctx, tx, ids, { isReturned, reason, byUserId: userId });
    for (const { posting, status } of withdrawn) {
      await recordAdminAct(ctx, tx, {
        action: isReturned ? 'job.pending' : 'job.removed',
        subject: { kind: 'job', id: posting.id, label: posting.content.title ?? null },
        before: { status, reason: null },
        after: { status: isReturned ? 'draft' : 'removed', reason },
      });
      await notifyOfDecision(ctx, tx, posting, { outcome: isReturned ? 'refused' : 'removed', reason });
    }
    return withdrawn.length;
  });
  return { done, skipped: ids.length - done };
}
