import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import { ticketReference } from '@stellenvisite/contract/support/support-tickets';
import type {
  AdminTicket,
  AdminTicketFilters,
  AdminTicketItem,
  AdminTicketList,
  AdminTicketQuery,
  TicketItem,
  TicketMessage,
} from '@stellenvisite/contract/support/support-tickets.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { adminUsers } from '@stellenvisite/db/schema/identity/accounts';
import { type supportMessages, supportTickets } from '@stellenvisite/db/schema/support/support-tickets';
import { and, asc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { exportList, MAX_EXPORTED_ROWS } from '../../export-list.ts';
import { requirePermission } from '../../require-permission.ts';

export type TicketRow = typeof supportTickets.$inferSelect;

/** A ticket with the name of the administrator who takes care of it. */
type AssignedTicket = { ticket: TicketRow; assignee: string | null };

type TicketMessageRow = typeof supportMessages.$inferSelect;

export const toTicketMessage = ({ id, author, text, leftOut, createdAt }: TicketMessageRow): TicketMessage => ({
  id,
  author,
  text,
  leftOut,
  createdAt: createdAt.toISOString(),
});

export const ADMIN_NAME = sql<string | null>`${adminUsers.firstName} || ' ' || ${adminUsers.lastName}`;

const HEADINGS = {
  de: ['Nummer', 'Betreff', 'Thema', 'Von', 'Rolle', 'Weg', 'Stand', 'Eingegangen', 'Geändert', 'Antwort bis'],
  en: ['Number', 'Subject', 'Topic', 'From', 'Role', 'Origin', 'State', 'Received', 'Changed', 'Answer by'],
};

/** Lists the tickets: waiting ones first, of these the urgent ones and then the oldest. */
export async function listTickets(
  ctx: Context,
  { page, pageSize, ...filters }: AdminTicketQuery,
): Promise<AdminTicketList> {
  const { userId } = await requirePermission(ctx, 'support_ticket.manage');
  const condition = toCondition(filters, userId);
  return {
    items: await selectTickets(ctx, condition, { limit: pageSize, offset: (page - 1) * pageSize }),
    total: await ctx.db.$count(supportTickets, condition),
    page,
    pageSize,
  };
}

/** Without what was written: a file leaves the house. */
export async function exportTickets(ctx: Context, filters: AdminTicketFilters): Promise<string> {
  const { userId } = await requirePermission(ctx, 'support_ticket.manage');
  const tickets = await selectTickets(ctx, toCondition(filters, userId), { limit: MAX_EXPORTED_ROWS, offset: 0 });
  return exportList(ctx, {
    action: 'support_tickets.exported',
    filters,
    headings: HEADINGS,
    rows: tickets.map((ticket) => [
      ticket.reference,
      ticket.subject,
      ticket.topic,
      ticket.email,
      ticket.role,
      ticket.origin,
      ticket.status,
      formatDateTime(ticket.createdAt),
      formatDateTime(ticket.updatedAt),
      formatDateTime(ticket.answerBy),
    ]),
  });
}

async function selectTickets(
  ctx: Context,
  condition: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
) {
  const rows = await ctx.db
    .select({ ticket: supportTickets, assignee: ADMIN_NAME })
    .from(supportTickets)
    .leftJoin(adminUsers, eq(adminUsers.authUserId, supportTickets.assigneeUserId))
    .where(condition)
    .orderBy(
      sql`(${supportTickets.priority} = 'urgent' and ${supportTickets.status} in ('received', 'in_progress')) desc`,
      sql`array_position(array['received', 'in_progress', 'answered', 'closed'], ${supportTickets.status})`,
      asc(supportTickets.updatedAt),
      asc(supportTickets.number),
    )
    .limit(limit)
    .offset(offset);
  return rows.map(toAdminTicketItem);
}

const toCondition = ({ status, topic, q, mine }: AdminTicketFilters, userId: string): SQL | undefined =>
  and(
    mine ? eq(supportTickets.assigneeUserId, userId) : undefined,
    status && eq(supportTickets.status, status),
    topic && eq(supportTickets.topic, topic),
    q ? matches(q) : undefined,
  );

/** By subject, address, or the number of the reference. */
function matches(q: string): SQL | undefined {
  const number = /^(?:a-)?(\d{1,9})$/i.exec(q)?.[1];
  const pattern = toLikePattern(q);
  return or(
    ilike(supportTickets.subject, pattern),
    ilike(supportTickets.email, pattern),
    number ? eq(supportTickets.number, Number(number)) : undefined,
  );
}

export function toTicketItem({ id, number, subject, topic, status, ...row }: TicketRow): TicketItem {
  return {
    id,
    reference: ticketReference(number),
    subject,
    topic,
    status,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    answerBy: row.answerBy.toISOString(),
  };
}

export function toAdminTicketItem({ ticket, assignee }: AssignedTicket): AdminTicketItem {
  const { email, name, role, origin, userId, priority, assigneeUserId } = ticket;
  return {
    ...toTicketItem(ticket),
    email,
    name,
    role,
    origin,
    isFromAccount: userId !== null,
    priority,
    assignee: assigneeUserId ? { id: assigneeUserId, name: assignee ?? '' } : null,
  };
}

/** Lists the administrators who have signed in before: an account belongs to them then. */
export async function listAssignable(db: Db | Tx): Promise<AdminTicket['admins']> {
  const rows = await db
    .select({ id: adminUsers.authUserId, name: ADMIN_NAME })
    .from(adminUsers)
    .orderBy(asc(adminUsers.firstName), asc(adminUsers.lastName));
  return rows.flatMap(({ id, name }) => (id ? [{ id, name: name ?? '' }] : []));
}
