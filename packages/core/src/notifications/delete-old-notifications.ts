import { READ_NOTIFICATION_DAYS, UNREAD_NOTIFICATION_DAYS } from '@stellenvisite/contract/notifications';
import { notifications } from '@stellenvisite/db/schema/notifications';
import { lt, or } from 'drizzle-orm';
import type { Context } from '../context.ts';

export async function deleteOldNotifications(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = (days: number) => new Date(ctx.now().getTime() - days * 86_400_000);
  await ctx.db
    .delete(notifications)
    .where(
      or(
        lt(notifications.readAt, before(READ_NOTIFICATION_DAYS)),
        lt(notifications.createdAt, before(UNREAD_NOTIFICATION_DAYS)),
      ),
    );
}
