import { NOTIFICATION_TOPICS, topicsOf } from '@stellenvisite/contract/notifications';
import type { NotificationPreferences } from '@stellenvisite/contract/notifications.schema';
import { notificationPreferences } from '@stellenvisite/db/schema/notifications';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';

export async function getNotificationPreferences(ctx: Context): Promise<NotificationPreferences> {
  const { userId, role } = await requirePermission(ctx, 'notification.read');
  const rows = await ctx.db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId));
  const items = topicsOf(role).map((topic) => {
    const { inProduct = true, byMail = true } = rows.find((row) => row.topic === topic) ?? {};
    return { topic, inProduct, byMail: NOTIFICATION_TOPICS[topic].hasMail ? byMail : null };
  });
  return { items };
}
