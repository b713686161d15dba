import { randomUUID } from 'node:crypto';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type {
  CannedAnswer,
  CannedAnswers,
  WriteCannedAnswer,
} from '@stellenvisite/contract/support/support-tickets.schema';
import { cannedAnswers } from '@stellenvisite/db/schema/support/support-tickets';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { recordAdminAct } from '../../record-admin-act.ts';
import { requirePermission } from '../../require-permission.ts';

export async function listCannedAnswers(ctx: Context): Promise<CannedAnswers> {
  await requirePermission(ctx, 'support_ticket.manage');
  const { id, title, text, language } = cannedAnswers;
  return {
    items: await ctx.db.select({ id, title, text, language }).from(cannedAnswers).orderBy(asc(title), asc(language)),
  };
}

export async function createCannedAnswer(ctx: Context, answer: WriteCannedAnswer): Promise<CannedAnswer> {
  await requirePermission(ctx, 'support_ticket.manage');
  const id = randomUUID();
  await ctx.db.transaction(async (tx) => {
    await tx.insert(cannedAnswers).values({ ...answer, id, createdAt: ctx.now() });
    await recordAdminAct(ctx, tx, { action: 'canned_answer.created', after: { title: answer.title } });
  });
  return { ...answer, id };
}

export async function changeCannedAnswer(
  ctx: Context,
  { id, ...answer }: WriteCannedAnswer & { id: string },
): Promise<CannedAnswer> {
  await requirePermission(ctx, 'support_ticket.manage');
  return ctx.db.transaction(async (tx) => {
    const [before] = isId(id)
      ? await tx.select().from(cannedAnswers).where(eq(cannedAnswers.id, id)).for('update')
      : [];
    if (!before) throw new DomainError('canned_answer.not_found');
    await tx.update(cannedAnswers).set(answer).where(eq(cannedAnswers.id, id));
    await recordAdminAct(ctx, tx, {
      action: 'canned_answer.changed',
      before: { title: before.title, language: before.language, text: before.text },
      after: answer,
    });
    return { ...answer, id };
  });
}

export async function deleteCannedAnswer(ctx: Context, { id }: { id: string }): Promise<void> {
  await requirePermission(ctx, 'support_ticket.manage');
  await ctx.db.transaction(async (tx) => {
    const [gone] = isId(id) ? await tx.delete(cannedAnswers).where(eq(cannedAnswers.id, id)).returning() : [];
    if (!gone) throw new DomainError('canned_answer.not_found');
    await recordAdminAct(ctx, tx, { action: 'canned_answer.deleted', before: { title: gone.title } });
  });
}
