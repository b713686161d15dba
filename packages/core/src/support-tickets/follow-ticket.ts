import { isId } from '@stellenvisite/contract/ids.schema';
import type { Ticket, TicketList, TicketPageQuery } from '@stellenvisite/contract/support-tickets.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { supportMessages, supportTickets } from '@stellenvisite/db/schema/support-tickets';
import { asc, desc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Limit } from '../limits/limits.ts';
import { networkOf } from '../limits/network-of.ts';
import { countTry } from '../limits/require-tries-left.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { addPersonMessage } from './add-person-message.ts';
import { readTicketToken } from './ticket-links.ts';
import { type TicketRow, toTicketItem, toTicketMessage } from './ticket-view.ts';

const FROM_ONE_SOURCE: Limit = { name: 'support.message', count: 60, seconds: 86_400, burst: 10 };

/** The own tickets, the last touched first. */
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
  const messages = await listMessages(ctx.db, row.id);
  return { ...toTicketItem(row), concerns: row.concerns, messages: messages.map(toTicketMessage) };
}

export async function writeTicketMessage(ctx: Context, { key, text }: { key: string; text: string }): Promise<Ticket> {
  await countTry(ctx, ctx.db, FROM_ONE_SOURCE, networkOf(ctx.client.ip));
  const { id } = await requireTicket(ctx, key);
  await ctx.db.transaction((tx) => addPersonMessage(ctx, tx, id, { text }));
  return getTicket(ctx, { key });
}

const listMessages = (db: Db | Tx, ticketId: string) =>
  db
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.ticketId, ticketId))
    .orderBy(asc(supportMessages.position));

async function requireTicket(ctx: Context, key: string): Promise<TicketRow> {
  const isOwn = isId(key);
  const id = isOwn ? key : await readTicketToken(ctx.db, key);
  const [row] = id ? await ctx.db.select().from(supportTickets).where(eq(supportTickets.id, id)) : [];
  if (!row || (isOwn && row.userId !== ctx.actor?.userId)) throw new DomainError('support_ticket.not_found');
  return row;
}
