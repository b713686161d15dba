import type { JobAct } from '@stellenvisite/contract/admin-jobs.schema';
import type { ActResult } from '@stellenvisite/contract/admin-users.schema';
import { recordAdminAct } from '../audit/record-admin-act.ts';
import type { Context } from '../context.ts';
import { tellOfDecision } from '../job-postings/moderation/decide-held-job.ts';
import { withdrawJobs } from '../job-postings/withdraw-jobs.ts';
import { requirePermission } from '../permissions/require-permission.ts';

/** Takes jobs off the market with a reason that their employers read. What is not public is skipped and counted. */
export async function actOnJobs(ctx: Context, { act, ids, reason }: JobAct): Promise<ActResult> {
  const { userId } = await requirePermission(ctx, 'job.moderate');
  const done = await ctx.db.transaction(async (tx) => {
    const isReturned = act === 'return';
    const withdrawn = await withdrawJobs(ctx, tx, ids, { isReturned, reason, byUserId: userId });
    for (const { posting, status } of withdrawn) {
      await recordAdminAct(ctx, tx, {
        action: isReturned ? 'job.held' : 'job.removed',
        subject: { kind: 'job', id: posting.id, label: posting.content.title ?? null },
        before: { status, reason: null },
        after: { status: isReturned ? 'draft' : 'removed', reason },
      });
      await tellOfDecision(ctx, tx, posting, { outcome: isReturned ? 'refused' : 'removed', reason });
    }
    return withdrawn.length;
  });
  return { done, skipped: ids.length - done };
}
