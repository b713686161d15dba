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
  { topic, inProduct, byMail, byPush }: Change,
): Promise<void> {
  const set = {
    ...(inProduct === undefined ? {} : { inProduct }),
    ...(byMail === undefined ? {} : { byMail }),
    ...(byPush === undefined ? {} : { byPush }),
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
    const { inProduct = true, byMail = true, byPush } = rows.find((row) => row.topic === topic) ?? {};
    const { hasMail, isPushed } = NOTIFICATION_TOPICS[topic];
    return { topic, inProduct, byMail: hasMail ? byMail : null, byPush: byPush ?? isPushed };
  });
  return { items };
}
