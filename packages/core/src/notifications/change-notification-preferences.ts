import type {
  ChangeNotificationPreferences,
  NotificationPreferences,
} from '@stellenvisite/contract/notifications.schema';
import type { Tx } from '@stellenvisite/db/client';
import { notificationPreferences } from '@stellenvisite/db/schema/notifications';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { getNotificationPreferences } from './get-notification-preferences.ts';

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
