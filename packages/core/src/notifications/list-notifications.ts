import { NOTIFICATION_KINDS, type NotificationKind } from '@stellenvisite/contract/notifications';
import type { Notifications, NotificationsQuery } from '@stellenvisite/contract/notifications.schema';
import { notifications } from '@stellenvisite/db/schema/notifications';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { toNotification } from './notification-view.ts';

const KNOWN_KINDS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];

/** The person's own, the newest first. What a newer release wrote meanwhile is left to it. */
export async function listNotifications(ctx: Context, query: NotificationsQuery): Promise<Notifications> {
  const { userId } = await requirePermission(ctx, 'notification.read');
  const { unread: isUnreadOnly = false, page, pageSize } = query;
  const where = and(
    eq(notifications.userId, userId),
    eq(notifications.isListed, true),
    inArray(notifications.kind, KNOWN_KINDS),
  );
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(notifications)
      .where(and(where, isUnreadOnly ? isNull(notifications.readAt) : undefined))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    ctx.db
      .select({
        all: sql<number>`count(*)`.mapWith(Number),
        unread: sql<number>`count(*) filter (where ${isNull(notifications.readAt)})`.mapWith(Number),
      })
      .from(notifications)
      .where(where),
  ]);
  const { all, unread } = counted ?? { all: 0, unread: 0 };
  return { items: rows.map(toNotification), total: isUnreadOnly ? unread : all, page, pageSize, unread, all };
}
