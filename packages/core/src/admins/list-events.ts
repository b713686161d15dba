import type {
  AdminEvent,
  AdminEventFilters,
  AdminEventList,
  AdminEventQuery,
} from '@stellenvisite/contract/admins.schema';
import { formatDateTime } from '@stellenvisite/contract/format-date';
import { authEvents, authUsers } from '@stellenvisite/db/schema/auth';
import { and, desc, eq, ne, type SQL } from 'drizzle-orm';
import { maskEmail } from '../accounts/mask-email.ts';
import { shortenIp } from '../accounts/shorten-ip.ts';
import { exportList, MAX_EXPORTED_ROWS } from '../audit/export-list.ts';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';

const HEADINGS = {
  de: ['Zeit', 'Vorgang', 'Ergebnis', 'Kennung', 'Konto', 'Netz'],
  en: ['Time', 'Action', 'Outcome', 'Identifier', 'Account', 'Network'],
};

/** What happened to accounts, newest first. */
export async function listEvents(ctx: Context, query: AdminEventQuery): Promise<AdminEventList> {
  await requirePermission(ctx, 'event.read');
  const { page, pageSize, ...filters } = query;
  return {
    items: await selectEvents(ctx, filters, { limit: pageSize, offset: (page - 1) * pageSize }),
    total: await ctx.db.$count(authEvents, toCondition(filters)),
    page,
    pageSize,
  };
}

export async function exportEvents(ctx: Context, filters: AdminEventFilters): Promise<string> {
  await requirePermission(ctx, 'event.read');
  const events = await selectEvents(ctx, filters, { limit: MAX_EXPORTED_ROWS, offset: 0 });
  return exportList(ctx, {
    action: 'events.exported',
    filters,
    headings: HEADINGS,
    rows: events.map(({ at, action, outcome, userId, userEmail, ip }) => [
      formatDateTime(at),
      action,
      outcome,
      userId,
      userEmail,
      ip,
    ]),
  });
}

const toCondition = ({ action, outcome, userId }: AdminEventFilters): SQL | undefined =>
  and(
    action ? eq(authEvents.action, action) : undefined,
    outcome === 'ok' ? eq(authEvents.outcome, 'ok') : undefined,
    outcome === 'failed' ? ne(authEvents.outcome, 'ok') : undefined,
    userId ? eq(authEvents.userId, userId) : undefined,
  );

/** Addresses are masked and networks shortened, in the file too. */
async function selectEvents(
  ctx: Context,
  filters: AdminEventFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<AdminEvent[]> {
  const rows = await ctx.db
    .select({ event: authEvents, userEmail: authUsers.email })
    .from(authEvents)
    .leftJoin(authUsers, eq(authUsers.id, authEvents.userId))
    .where(toCondition(filters))
    .orderBy(desc(authEvents.at), desc(authEvents.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ event, userEmail }) => ({
    id: event.id,
    at: event.at.toISOString(),
    action: event.action,
    outcome: event.outcome,
    userId: event.userId,
    userEmail: maskEmail(userEmail),
    ip: shortenIp(event.ip),
  }));
}
