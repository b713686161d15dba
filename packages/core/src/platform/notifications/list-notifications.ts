import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { notificationPath } from '@stellenvisite/contract/platform/notifications/notification-path';
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '@stellenvisite/contract/platform/notifications/notifications';
import {
  type Notification,
  type Notifications,
  type NotificationsQuery,
  notificationContentSchema,
  type ReadNotifications,
} from '@stellenvisite/contract/platform/notifications/notifications.schema';
import { notifications } from '@stellenvisite/db/schema/platform/notifications';
import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requirePermission } from '../../require-permission.ts';

const KNOWN_KINDS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];

/** Lists the person's own, the newest first. What a newer release wrote meanwhile is left to it. */
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

/** The columns hold what the schema wrote; parsing it again gives kind and data as the pair they are. */
function toNotification(row: typeof notifications.$inferSelect): Notification {
  const content = notificationContentSchema.parse({ kind: row.kind, data: row.data });
  return {
    id: row.id,
    content,
    path: notificationPath(content),
    readAt: row.readAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

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
