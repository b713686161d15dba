import { randomUUID } from 'node:crypto';
import { NOTIFICATION_KINDS } from '@stellenvisite/contract/notifications';
import type { NotificationContent } from '@stellenvisite/contract/notifications.schema';
import type { Tx } from '@stellenvisite/db/client';
import { notifications } from '@stellenvisite/db/schema/notifications';
import type { Context } from '../context.ts';
import { type MailWish, readPreference } from './mail-wish.ts';

export type NewNotification = NotificationContent & {
  userId: string;
  /** Of what it tells, unique per person and kind: told again with the same key, nothing happens. */
  key: string;
  /** Told again with the same key, it comes up once more as new, as the one line of what keeps happening. */
  renews?: boolean;
};

/**
 * Tells somebody of something, in the transaction that causes it. Answers where a mail of it is to go, with the way to
 * switch such mails off, or null when none is wanted or it was told before.
 */
export async function notify(
  ctx: Pick<Context, 'now' | 'publish' | 'publicUrl'>,
  tx: Tx,
  { userId, key, renews = false, kind, data }: NewNotification,
): Promise<MailWish | null> {
  const { inProduct, mail } = await readPreference(ctx, tx, { userId, topic: NOTIFICATION_KINDS[kind] });
  const row = { data, isListed: inProduct, readAt: null, createdAt: ctx.now() };
  const insert = tx.insert(notifications).values({ id: randomUUID(), userId, kind, key, ...row });
  const target = [notifications.userId, notifications.kind, notifications.key];
  const [written] = await (renews
    ? insert.onConflictDoUpdate({ target, set: row })
    : insert.onConflictDoNothing({ target })
  ).returning({ id: notifications.id });
  if (!written) return null;
  if (inProduct) await ctx.publish(tx, { name: 'notification.created', userId, recordId: written.id });
  return mail;
}
