import { NOTIFICATION_TOPICS, topicsOf } from '@stellenvisite/contract/platform/notifications/notifications';
import type {
  ChangeNotificationPreferences,
  NotificationPreferences,
} from '@stellenvisite/contract/platform/notifications/notifications.schema';
import type { Tx } from '@stellenvisite/db/client';
import { notificationPreferences } from '@stellenvisite/db/schema/platform/notifications';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { requirePermission } from '../../require-permission.ts';

export async function changeNotificationPreferences(
  ctx: Context,
  { items }: ChangeNotificationPreferences,
): Promise<NotificationPreferences> {
  const { userId } = await requirePermission(ctx, 'notification.write');
  await ctx.db.transaction(async (tx) => {
    for (const change of items) await writePreference(ctx, tx, userId, change);
  });
  return getNotificationPreferences(ctx);
}

type Change = ChangeNotificationPreferences['items'][number];

export async function writePreference(
  ctx: Pick<Context, 'now'>,
  tx: Tx,
  userId: string,
  { topic, inProduct, byMail }: Change,
): Promise<void> {
  const set = {
    ...(inProduct === undefined ? {} : { inProduct }),
    ...(byMail === undefined ? {} : { byMail }),
    updatedAt: ctx.now(),
  };
  await tx
    .insert(notificationPreferences)
    .values({ userId, topic, ...set })
    .onConflictDoUpdate({ target: [notificationPreferences.userId, notificationPreferences.topic], set });
}

export async function getNotificationPreferences(ctx: Context): Promise<NotificationPreferences> {
  const { userId, role } = await requirePermission(ctx, 'notification.read');
  const rows = await ctx.db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId));
  const items = topicsOf(role).map((topic) => {
    const { inProduct = true, byMail = true } = rows.find((row) => row.topic === topic) ?? {};
    return { topic, inProduct, byMail: NOTIFICATION_TOPICS[topic].hasMail ? byMail : null };
  });
  return { items };
}
