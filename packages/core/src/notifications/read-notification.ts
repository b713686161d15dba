import { isId } from '@stellenvisite/contract/ids.schema';
import { notifications } from '@stellenvisite/db/schema/notifications';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';

/** Read a second time, it keeps the time of the first. */
export async function readNotification(ctx: Context, { id }: { id: string }): Promise<void> {
  const { userId } = await requirePermission(ctx, 'notification.write');
  if (!isId(id)) throw new DomainError('notification.not_found');
  const rows = await ctx.db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${ctx.now().toISOString()}::timestamptz)` })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId), eq(notifications.isListed, true)))
    .returning({ id: notifications.id });
  if (rows.length === 0) throw new DomainError('notification.not_found');
}
