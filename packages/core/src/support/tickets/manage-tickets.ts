import { randomUUID } from 'node:crypto';
import type { ActResult } from '@stellenvisite/contract/identity/admin-users.schema';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { TICKET_RETENTION_DAYS, ticketReference } from '@stellenvisite/contract/support/support-tickets';
import type {
  AdminTicket,
  AnswerTicket,
  ChangeTicket,
  Ticket,
  TicketAct,
  TicketList,
  TicketPageQuery,
} from '@stellenvisite/contract/support/support-tickets.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { adminUsers, profiles } from '@stellenvisite/db/schema/identity/accounts';
import { supportMessages, supportNotes, supportTickets } from '@stellenvisite/db/schema/support/support-tickets';
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import type { Limit } from '../../platform/rate-limits/limits.ts';
import { networkOf } from '../../platform/rate-limits/network-of.ts';
import { consumeRateLimit } from '../../platform/rate-limits/require-tries-left.ts';
import { getSharedSecret } from '../../platform/settings/shared-secret.ts';
import { readSignedId, toSignedId } from '../../platform/settings/signed-id.ts';
import { recordAdminAct } from '../../record-admin-act.ts';
import { requirePermission } from '../../require-permission.ts';
import { addPersonMessage } from './add-person-message.ts';
import {
  ADMIN_NAME,
  listAssignable,
  type TicketRow,
  toAdminTicketItem,
  toTicketItem,
  toTicketMessage,
} from './list-tickets.ts';
import { ticketAnsweredMail, ticketOpenedMail, ticketReceivedMail } from './support-tickets.mails.ts';

const PURPOSE = 'support ticket';

const getTicketKey = (db: Db | Tx) => getSharedSecret(db, 'support-tickets.key');

/** Returns the thread that an answer to a mail of a ticket belongs to. */
export const ticketThread = (id: string) => `support-ticket:${id}`;

/** Opens a ticket without signing in. */
export const toTicketToken = async (db: Db | Tx, id: string) => toSignedId(await getTicketKey(db), PURPOSE, id);

const readTicketToken = async (db: Db | Tx, token: string) => readSignedId(await getTicketKey(db), PURPOSE, token);

/** Whoever answers the mail itself reaches the support, and not the address that only sends. */
export const repliesToSupport = ({
  features: { supportEmail },
}: Pick<Context, 'features'>): Record<string, string> => ({
  'Reply-To': supportEmail,
});

/** The address of a guest is only claimed: it may be somebody else's, who gets no more than this. */
const TO_ONE_ADDRESS: Limit = { name: 'support.receipt', count: 5, seconds: 86_400, burst: 3 };

const FROM_ONE_SOURCE: Limit = { name: 'support.message', count: 60, seconds: 86_400, burst: 10 };

export async function getAdminTicket(ctx: Context, { id }: { id: string }): Promise<AdminTicket> {
  await requirePermission(ctx, 'support_ticket.manage');
  const row = await requireAnyTicket(ctx, id);
  const messages = await ctx.db
    .select({ message: supportMessages, by: profiles.fullName })
    .from(supportMessages)
    .leftJoin(profiles, eq(profiles.id, supportMessages.byUserId))
    .where(eq(supportMessages.ticketId, id))
    .orderBy(asc(supportMessages.position));
  const notes = await ctx.db
    .select({ note: supportNotes, by: ADMIN_NAME })
    .from(supportNotes)
    .leftJoin(adminUsers, eq(adminUsers.authUserId, supportNotes.byUserId))
    .where(eq(supportNotes.ticketId, id))
    .orderBy(asc(supportNotes.createdAt));
  const admins = await listAssignable(ctx.db);
  return {
    ...toAdminTicketItem({
      ticket: row,
      assignee: admins.find((admin) => admin.id === row.assigneeUserId)?.name ?? null,
    }),
    notes: notes.map(({ note, by }) => ({ id: note.id, text: note.text, by, createdAt: note.createdAt.toISOString() })),
    admins,
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
    // Whoever answers first takes care of it from then on.
    const assigneeUserId = sql`coalesce(${supportTickets.assigneeUserId}, ${userId}::uuid)`;
    const set = { status, assigneeUserId, updatedAt: ctx.now() };
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

export async function changeTicket(
  ctx: Context,
  { id, status, priority, assigneeId }: ChangeTicket & { id: string },
): Promise<AdminTicket> {
  await requirePermission(ctx, 'support_ticket.manage');
  await requireAnyTicket(ctx, id);
  if (status) await setStatus(ctx, id, status);
  if (priority) await setPriority(ctx, id, priority);
  if (assigneeId !== undefined) await assignTicket(ctx, id, assigneeId);
  return getAdminTicket(ctx, { id });
}

/** The order of the list changes by it, and not when the ticket was touched last. */
const setPriority = (ctx: Context, id: string, priority: TicketRow['priority']): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(supportTickets).where(eq(supportTickets.id, id)).for('update');
    if (!before || before.priority === priority) return;
    await tx.update(supportTickets).set({ priority }).where(eq(supportTickets.id, id));
    await recordAdminAct(ctx, tx, {
      action: 'support_ticket.priority_changed',
      subject: { kind: 'support_ticket', id, label: ticketReference(before.number) },
      before: { priority: before.priority },
      after: { priority },
    });
  });

const assignTicket = (ctx: Context, id: string, assigneeUserId: string | null): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const admins = await listAssignable(tx);
    const nameOf = (userId: string | null) => admins.find((admin) => admin.id === userId)?.name ?? null;
    if (assigneeUserId && nameOf(assigneeUserId) === null) throw new DomainError('admin.not_found');
    const [before] = await tx.select().from(supportTickets).where(eq(supportTickets.id, id)).for('update');
    if (!before || before.assigneeUserId === assigneeUserId) return;
    await tx.update(supportTickets).set({ assigneeUserId }).where(eq(supportTickets.id, id));
    await recordAdminAct(ctx, tx, {
      action: 'support_ticket.assigned',
      subject: { kind: 'support_ticket', id, label: ticketReference(before.number) },
      before: { name: nameOf(before.assigneeUserId) },
      after: { name: nameOf(assigneeUserId) },
    });
  });

/** Writes a note that only administrators see. The log says that there is one, not what it says. */
export async function addTicketNote(ctx: Context, { id, text }: { id: string; text: string }): Promise<AdminTicket> {
  const { userId } = await requirePermission(ctx, 'support_ticket.manage');
  const ticket = await requireAnyTicket(ctx, id);
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(supportNotes)
      .values({ id: randomUUID(), ticketId: id, byUserId: userId, text, createdAt: ctx.now() });
    await recordAdminAct(ctx, tx, {
      action: 'support_ticket.note_added',
      subject: { kind: 'support_ticket', id, label: ticketReference(ticket.number) },
    });
  });
  return getAdminTicket(ctx, { id });
}

/** Changes the status of several tickets at once; those that have it already are skipped. */
export async function actOnTickets(ctx: Context, { ids, status }: TicketAct): Promise<ActResult> {
  await requirePermission(ctx, 'support_ticket.manage');
  let done = 0;
  for (const id of new Set(ids)) if (await setStatus(ctx, id, status)) done += 1;
  return { done, skipped: ids.length - done };
}

/** Checks whether it had another one before. */
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

/** Lists the own tickets, the last touched first. */
export async function listOwnTickets(ctx: Context, { page, pageSize }: TicketPageQuery): Promise<TicketList> {
  const { userId } = await requirePermission(ctx, 'support_ticket.read');
  const isOwn = eq(supportTickets.userId, userId);
  const rows = await ctx.db
    .select()
    .from(supportTickets)
    .where(isOwn)
    .orderBy(desc(supportTickets.updatedAt))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: rows.map(toTicketItem), total: await ctx.db.$count(supportTickets, isOwn), page, pageSize };
}

/** `key` is the id of an own ticket, or the token of the mail's link. */
export async function getTicket(ctx: Context, { key }: { key: string }): Promise<Ticket> {
  const row = await requireTicket(ctx, key);
  const messages = await ctx.db
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.ticketId, row.id))
    .orderBy(asc(supportMessages.position));
  return { ...toTicketItem(row), concerns: row.concerns, messages: messages.map(toTicketMessage) };
}

export async function writeTicketMessage(ctx: Context, { key, text }: { key: string; text: string }): Promise<Ticket> {
  await consumeRateLimit(ctx, ctx.db, FROM_ONE_SOURCE, networkOf(ctx.auth.client.ip));
  const { id } = await requireTicket(ctx, key);
  await ctx.db.transaction((tx) => addPersonMessage(ctx, tx, id, { text }));
  return getTicket(ctx, { key });
}

async function requireTicket(ctx: Context, key: string): Promise<TicketRow> {
  const isOwn = isId(key);
  const id = isOwn ? key : await readTicketToken(ctx.db, key);
  const [row] = id ? await ctx.db.select().from(supportTickets).where(eq(supportTickets.id, id)) : [];
  if (!row || (isOwn && row.userId !== ctx.actor?.userId)) throw new DomainError('support_ticket.not_found');
  return row;
}

/** Notifies the support of a new ticket and confirms it to the sender. Returns the token of its link. */
export async function confirmTicket(ctx: Context, tx: Tx, row: TicketRow, text: string): Promise<string> {
  const { id, email, language, subject, answerBy } = row;
  const token = await toTicketToken(tx, id);
  const reference = ticketReference(row.number);
  const adminUrl = `${ctx.publicUrl}/admin-dashboard/support/${id}`;
  await ctx.mail.write(tx, {
    to: ctx.features.supportEmail,
    language: 'de',
    message: ticketOpenedMail({ reference, subject, text, from: email, url: adminUrl }),
  });
  if (row.userId || (await ctx.limits.take(tx, TO_ONE_ADDRESS, email)).ok)
    await ctx.mail.write(tx, {
      to: email,
      language,
      headers: repliesToSupport(ctx),
      thread: ticketThread(id),
      message: ticketReceivedMail({ reference, answerBy, url: `${ctx.publicUrl}/anfrage/${token}` }),
    });
  return token;
}

/** Questions that are done go with their messages; one that nobody has answered stays. */
export const removeOldTicketsJob = defineJob({
  name: 'support-tickets.remove-old',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '55 3 * * *',
  handler: async ({ db, now }) => {
    const oldest = new Date(now().getTime() - TICKET_RETENTION_DAYS * DAY_MS);
    const isDone = inArray(supportTickets.status, ['answered', 'closed']);
    await db.delete(supportTickets).where(and(isDone, lt(supportTickets.updatedAt, oldest)));
  },
});
