import type { ReadNotifications } from '@stellenvisite/contract/notifications.schema';
import { notifications } from '@stellenvisite/db/schema/notifications';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';

export async function readAllNotifications(ctx: Context, { until }: ReadNotifications): Promise<void> {
  const { userId } = await requirePermission(ctx, 'notification.write');
  await ctx.db
    .update(notifications)
    .set({ readAt: ctx.now() })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        until ? lte(notifications.createdAt, new Date(until)) : undefined,
      ),
    );
}
