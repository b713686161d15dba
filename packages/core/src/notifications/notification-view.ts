import { notificationPath } from '@stellenvisite/contract/notification-path';
import { type Notification, notificationContentSchema } from '@stellenvisite/contract/notifications.schema';
import type { notifications } from '@stellenvisite/db/schema/notifications';

/** The columns hold what the schema wrote; parsing it again gives kind and data as the pair they are. */
export function toNotification(row: typeof notifications.$inferSelect): Notification {
  const content = notificationContentSchema.parse({ kind: row.kind, data: row.data });
  return {
    id: row.id,
    content,
    path: notificationPath(content),
    readAt: row.readAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
