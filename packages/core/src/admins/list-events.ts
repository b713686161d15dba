import type { AdminEventList, AdminEventQuery } from '@stellenvisite/contract/admins.schema';
import { authEvents, authUsers } from '@stellenvisite/db/schema/auth';
import { and, desc, eq, ne } from 'drizzle-orm';
import { maskEmail } from '../accounts/mask-email.ts';
import { shortenIp } from '../accounts/shorten-ip.ts';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';

/** What happened to accounts, newest first. */
export async function listEvents(ctx: Context, query: AdminEventQuery): Promise<AdminEventList> {
  await requirePermission(ctx, 'event.read');
  const { action, outcome, userId, page, pageSize } = query;
  const asked = and(
    action ? eq(authEvents.action, action) : undefined,
    outcome === 'ok' ? eq(authEvents.outcome, 'ok') : undefined,
    outcome === 'failed' ? ne(authEvents.outcome, 'ok') : undefined,
    userId ? eq(authEvents.userId, userId) : undefined,
  );
  const rows = await ctx.db
    .select({ event: authEvents, userEmail: authUsers.email })
    .from(authEvents)
    .leftJoin(authUsers, eq(authUsers.id, authEvents.userId))
    .where(asked)
    .orderBy(desc(authEvents.at), desc(authEvents.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    items: rows.map(({ event, userEmail }) => ({
      id: event.id,
      at: event.at.toISOString(),
      action: event.action,
      outcome: event.outcome,
      userId: event.userId,
      userEmail: maskEmail(userEmail),
      ip: shortenIp(event.ip),
    })),
    total: await ctx.db.$count(authEvents, asked),
    page,
    pageSize,
  };
}
