import { formatDateTime } from '@stellenvisite/contract/format-date';
import type {
  AdminTicketFilters,
  AdminTicketList,
  AdminTicketQuery,
} from '@stellenvisite/contract/support-tickets.schema';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { supportTickets } from '@stellenvisite/db/schema/support-tickets';
import { and, asc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { exportList, MAX_EXPORTED_ROWS } from '../audit/export-list.ts';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { toAdminTicketItem } from './ticket-view.ts';

const HEADINGS = {
  de: ['Nummer', 'Betreff', 'Thema', 'Von', 'Rolle', 'Weg', 'Stand', 'Eingegangen', 'Geändert', 'Antwort bis'],
  en: ['Number', 'Subject', 'Topic', 'From', 'Role', 'Origin', 'State', 'Received', 'Changed', 'Answer by'],
};

/** What waits comes first, and of it the oldest. */
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
