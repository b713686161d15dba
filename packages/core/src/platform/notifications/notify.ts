import { randomUUID } from 'node:crypto';
import { NOTIFICATION_KINDS } from '@stellenvisite/contract/platform/notifications/notifications';
import type { NotificationContent } from '@stellenvisite/contract/platform/notifications/notifications.schema';
import type { Tx } from '@stellenvisite/db/client';
import { notifications } from '@stellenvisite/db/schema/platform/notifications';
import type { Context } from '../../context.ts';
import { getPreference, type MailRecipient } from './mail-recipient.ts';
import { queuePush } from './push/send-push.ts';

export type NewNotification = NotificationContent & {
  userId: string;
  /** Identifies the event, unique per person and kind: a second notification with the same key does nothing. */
  key: string;
  /** States whether a second notification with the same key appears as new again, as the one line of a recurring event. */
  renews?: boolean;
};

/**
 * Tells somebody of something, in the transaction that causes it. Answers where a mail of it is to go, with the way to
 * switch such mails off, or null when none is wanted or it was reported before.
 */
export async function notify(
  ctx: Pick<Context, 'now' | 'publish' | 'publicUrl' | 'queue'>,
  tx: Tx,
  { userId, key, renews = false, kind, data }: NewNotification,
): Promise<MailRecipient | null> {
  const { inProduct, byPush, mail } = await getPreference(ctx, tx, { userId, topic: NOTIFICATION_KINDS[kind] });
  const row = { data, isListed: inProduct, readAt: null, createdAt: ctx.now() };
  const insert = tx.insert(notifications).values({ id: randomUUID(), userId, kind, key, ...row });
  const target = [notifications.userId, notifications.kind, notifications.key];
  const [written] = await (renews
    ? insert.onConflictDoUpdate({ target, set: row })
    : insert.onConflictDoNothing({ target })
  ).returning({ id: notifications.id });
  if (!written) return null;
  if (inProduct) await ctx.publish(tx, { name: 'notification.created', userId, recordId: written.id });
  if (byPush) await queuePush(ctx, tx, { userId, notificationId: written.id });
  return mail;
}
