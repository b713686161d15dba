import type { IdeaStatus } from '@stellenvisite/contract/content/ideas';
import type { DecideIdea, MergeIdea } from '@stellenvisite/contract/content/ideas.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Tx } from '@stellenvisite/db/client';
import { ideaComments, ideas } from '@stellenvisite/db/schema/content/ideas';
import { adminUsers } from '@stellenvisite/db/schema/identity/accounts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { renewPages } from '../../platform/settings/renew-pages.ts';
import { recordAdminAct } from '../../record-admin-act.ts';
import { requirePermission } from '../../require-permission.ts';
import type { IdeaRow } from './list-ideas.ts';
import { notifyVotersJob } from './notify-voters.ts';

const STATUS_TIME = {
  review: {},
  planned: { plannedAt: true },
  working: { workingAt: true },
  done: { doneAt: true },
  declined: { declinedAt: true },
} as const satisfies Record<IdeaStatus, object>;

/** Sets what becomes of an idea; who voted is informed when its status changes. */
export async function decideIdea(ctx: Context, { number, ...input }: DecideIdea & { number: number }): Promise<void> {
  const { userId } = await requirePermission(ctx, 'idea.moderate');
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const before = await lockIdea(tx, number);
    const isNewAnswer = (input.answer ?? '') !== (before.answer ?? '');
    const times = Object.fromEntries(Object.keys(STATUS_TIME[input.status]).map((column) => [column, now]));
    await tx
      .update(ideas)
      .set({
        status: input.status,
        reason: input.status === 'declined' ? input.reason : null,
        answer: input.answer || null,
        expected: input.expected || null,
        hiddenReason: input.hiddenReason || null,
        hiddenAt: input.hiddenReason ? (before.hiddenAt ?? now) : null,
        ...(isNewAnswer && { answeredAt: now, answeredBy: await adminName(tx, userId) }),
        ...(before.status !== input.status && times),
      })
      .where(eq(ideas.id, before.id));
    if (before.status !== input.status) await ctx.queue.enqueue(tx, notifyVotersJob, { ideaId: before.id });
    await recordAdminAct(ctx, tx, {
      action: 'idea.decided',
      subject: { kind: 'idea', id: before.id, label: before.title },
      before: { status: before.status, hidden: before.hiddenReason },
      after: { status: input.status, hidden: input.hiddenReason || null },
    });
    await renewPages(tx);
  });
}

/** Makes one idea of two: votes count once a person, who is informed, comments move along, the old address leads to the other. */
export async function mergeIdea(ctx: Context, { number, into }: MergeIdea & { number: number }): Promise<void> {
  await requirePermission(ctx, 'idea.moderate');
  if (number === into) throw new DomainError('idea.merged_into_itself');
  await ctx.db.transaction(async (tx) => {
    // In the order of their numbers, so that two merges at once wait and do not block each other.
    const first = await lockIdea(tx, Math.min(number, into));
    const second = await lockIdea(tx, Math.max(number, into));
    const [from, target] = number < into ? [first, second] : [second, first];
    await tx.execute(sql`
      insert into idea_votes (idea_id, user_id, comments, created_at)
      select ${target.id}, user_id, comments, created_at from idea_votes where idea_id = ${from.id}
      on conflict (idea_id, user_id) do nothing`);
    await tx.update(ideaComments).set({ ideaId: target.id }).where(eq(ideaComments.ideaId, from.id));
    await tx
      .update(ideas)
      .set({ erasedVotes: target.erasedVotes + from.erasedVotes })
      .where(eq(ideas.id, target.id));
    // Ideas that were merged into the old one lead to the new one.
    await tx.update(ideas).set({ mergedIntoId: target.id }).where(eq(ideas.mergedIntoId, from.id));
    await tx.update(ideas).set({ mergedIntoId: target.id, erasedVotes: 0 }).where(eq(ideas.id, from.id));
    await ctx.queue.enqueue(tx, notifyVotersJob, { ideaId: from.id });
    await recordAdminAct(ctx, tx, {
      action: 'idea.merged',
      subject: { kind: 'idea', id: from.id, label: from.title },
      before: { number },
      after: { mergedInto: into },
    });
    await renewPages(tx);
  });
}

export async function hideIdeaComment(
  ctx: Context,
  { id, isHidden }: { id: string; isHidden: boolean },
): Promise<void> {
  await requirePermission(ctx, 'idea.moderate');
  if (!isId(id)) throw new DomainError('idea.comment_not_found');
  await ctx.db.transaction(async (tx) => {
    const [comment] = await tx
      .update(ideaComments)
      .set({ hiddenAt: isHidden ? ctx.now() : null })
      .where(eq(ideaComments.id, id))
      .returning({ ideaId: ideaComments.ideaId });
    if (!comment) throw new DomainError('idea.comment_not_found');
    await recordAdminAct(ctx, tx, {
      action: 'idea.comment_hidden',
      subject: { kind: 'idea', id: comment.ideaId },
      before: { isHidden: !isHidden },
      after: { isHidden },
    });
    await renewPages(tx);
  });
}

async function lockIdea(tx: Tx, number: number): Promise<IdeaRow> {
  const [idea] = await tx
    .select()
    .from(ideas)
    .where(and(eq(ideas.number, number), isNull(ideas.mergedIntoId)))
    .for('update');
  if (!idea) throw new DomainError('idea.not_found');
  return idea;
}

async function adminName(tx: Tx, userId: string): Promise<string | null> {
  const [admin] = await tx.select().from(adminUsers).where(eq(adminUsers.authUserId, userId));
  return admin ? `${admin.firstName} ${admin.lastName}` : null;
}
