import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import { ticketReference } from '@stellenvisite/contract/support/support-tickets';
import type {
  AdminTicketFilters,
  AdminTicketItem,
  AdminTicketList,
  AdminTicketQuery,
  TicketItem,
  TicketMessage,
} from '@stellenvisite/contract/support/support-tickets.schema';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { type supportMessages, supportTickets } from '@stellenvisite/db/schema/support/support-tickets';
import { and, asc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { exportList, MAX_EXPORTED_ROWS } from '../../export-list.ts';
import { requirePermission } from '../../require-permission.ts';

export type TicketRow = typeof supportTickets.$inferSelect;

type TicketMessageRow = typeof supportMessages.$inferSelect;

export const toTicketMessage = ({ id, author, text, leftOut, createdAt }: TicketMessageRow): TicketMessage => ({
  id,
  author,
  text,
  leftOut,
  createdAt: createdAt.toISOString(),
});

const HEADINGS = {
  de: ['Nummer', 'Betreff', 'Thema', 'Von', 'Rolle', 'Weg', 'Stand', 'Eingegangen', 'Geändert', 'Antwort bis'],
  en: ['Number', 'Subject', 'Topic', 'From', 'Role', 'Origin', 'State', 'Received', 'Changed', 'Answer by'],
};

/** Lists the tickets: waiting ones first, and of these the oldest. */
export async function listTickets(
  ctx: Context,
  { page, pageSize, ...filters }: AdminTicketQuery,
): Promise<AdminTicketList> {
  await requirePermission(ctx, 'support_ticket.manage');
  return {
    items: await selectTickets(ctx, filters, { limit: pageSize, offset: (page - 1) * pageSize }),
    total: await ctx.db.$count(supportTickets, toCondition(filters)),
    page,
    pageSize,
  };
}

/** Without what was written: a file leaves the house. */
export async function exportTickets(ctx: Context, filters: AdminTicketFilters): Promise<string> {
  await requirePermission(ctx, 'support_ticket.manage');
  const tickets = await selectTickets(ctx, filters, { limit: MAX_EXPORTED_ROWS, offset: 0 });
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
  filters: AdminTicketFilters,
  { limit, offset }: { limit: number; offset: number },
) {
  const rows = await ctx.db
    .select()
    .from(supportTickets)
    .where(toCondition(filters))
    .orderBy(
      sql`array_position(array['received', 'in_progress', 'answered', 'closed'], ${supportTickets.status})`,
      asc(supportTickets.updatedAt),
      asc(supportTickets.number),
    )
    .limit(limit)
    .offset(offset);
  return rows.map(toAdminTicketItem);
}

const toCondition = ({ status, topic, q }: AdminTicketFilters): SQL | undefined =>
  and(
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

export function toAdminTicketItem(row: TicketRow): AdminTicketItem {
  const { email, name, role, origin, userId } = row;
  return { ...toTicketItem(row), email, name, role, origin, isFromAccount: userId !== null };
}
