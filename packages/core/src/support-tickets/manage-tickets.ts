import { randomUUID } from 'node:crypto';
import type { ActResult } from '@stellenvisite/contract/admin-users.schema';
import { isId } from '@stellenvisite/contract/ids.schema';
import { ticketReference } from '@stellenvisite/contract/support-tickets';
import type {
  AdminTicket,
  AnswerTicket,
  ChangeTicket,
  TicketAct,
} from '@stellenvisite/contract/support-tickets.schema';
import type { Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { supportMessages, supportTickets } from '@stellenvisite/db/schema/support-tickets';
import { asc, eq } from 'drizzle-orm';
import { recordAdminAct } from '../audit/record-admin-act.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { notify } from '../notifications/notify.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { repliesToSupport } from './replies-to-support.ts';
import { ticketAnsweredMail } from './support-tickets.mails.ts';
import { ticketThread, toTicketToken } from './ticket-links.ts';
import { type TicketRow, toAdminTicketItem, toTicketMessage } from './ticket-view.ts';

export async function getAdminTicket(ctx: Context, { id }: { id: string }): Promise<AdminTicket> {
  await requirePermission(ctx, 'support_ticket.manage');
  const row = await requireAnyTicket(ctx, id);
  const messages = await ctx.db
    .select({ message: supportMessages, by: profiles.fullName })
    .from(supportMessages)
    .leftJoin(profiles, eq(profiles.id, supportMessages.byUserId))
    .where(eq(supportMessages.ticketId, id))
    .orderBy(asc(supportMessages.position));
  return {
    ...toAdminTicketItem(row),
    concerns: row.concerns,
    language: row.language,
    messages: messages.map(({ message, by }) => ({ ...toTicketMessage(message), by })),
  };
}

/** The answer goes by mail, and for who has an account to the bell as well. */
export async function answerTicket(
  ctx: Context,
  { id, text, status }: AnswerTicket & { id: string },
): Promise<AdminTicket> {
  const { userId } = await requirePermission(ctx, 'support_ticket.manage');
  const before = await requireAnyTicket(ctx, id);
  await ctx.db.transaction(async (tx) => {
    const set = { status, updatedAt: ctx.now() };
    await tx.update(supportTickets).set(set).where(eq(supportTickets.id, id));
    const message = { id: randomUUID(), ticketId: id, author: 'support' as const, byUserId: userId, text };
    await tx.insert(supportMessages).values({ ...message, createdAt: ctx.now() });
    const reference = ticketReference(before.number);
    const { subject, language, email: to } = before;
    const url = `${ctx.publicUrl}/anfrage/${await toTicketToken(tx, id)}`;
    const isClosed = status === 'closed';
    await ctx.mail.write(tx, {
      to,
      language,
      headers: repliesToSupport(ctx),
      thread: ticketThread(id),
      message: ticketAnsweredMail({ reference, subject, text, isClosed, url }),
    });
    if (before.userId) {
      const data = { ticketId: id, reference, subject };
      await notify(ctx, tx, { userId: before.userId, key: message.id, kind: 'support_ticket.answered', data });
    }
    await record(ctx, tx, 'support_ticket.answered', before, status);
  });
  return getAdminTicket(ctx, { id });
}

export async function changeTicket(ctx: Context, { id, status }: ChangeTicket & { id: string }): Promise<AdminTicket> {
  await requirePermission(ctx, 'support_ticket.manage');
  await requireAnyTicket(ctx, id);
  await setStatus(ctx, id, status);
  return getAdminTicket(ctx, { id });
}

/** The status of several at once; those that have it already are skipped. */
export async function actOnTickets(ctx: Context, { ids, status }: TicketAct): Promise<ActResult> {
  await requirePermission(ctx, 'support_ticket.manage');
  let done = 0;
  for (const id of new Set(ids)) if (await setStatus(ctx, id, status)) done += 1;
  return { done, skipped: ids.length - done };
}

/** Whether it had another one before. */
const setStatus = (ctx: Context, id: string, status: TicketRow['status']): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(supportTickets).where(eq(supportTickets.id, id)).for('update');
    if (!before || before.status === status) return false;
    await tx.update(supportTickets).set({ status, updatedAt: ctx.now() }).where(eq(supportTickets.id, id));
    await record(ctx, tx, 'support_ticket.status_changed', before, status);
    return true;
  });

/** Never with what was written. */
const record = (
  ctx: Context,
  tx: Tx,
  action: 'support_ticket.answered' | 'support_ticket.status_changed',
  { id, number, status: was }: TicketRow,
  status: TicketRow['status'],
) =>
  recordAdminAct(ctx, tx, {
    action,
    subject: { kind: 'support_ticket', id, label: ticketReference(number) },
    before: { status: was },
    after: { status },
  });

async function requireAnyTicket(ctx: Context, id: string): Promise<TicketRow> {
  const [row] = isId(id) ? await ctx.db.select().from(supportTickets).where(eq(supportTickets.id, id)) : [];
  if (!row) throw new DomainError('support_ticket.not_found');
  return row;
}
