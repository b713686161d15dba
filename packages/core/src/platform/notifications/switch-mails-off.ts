import type { NotificationTopic } from '@stellenvisite/contract/platform/notifications/notifications';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { writePreference } from './change-notification-preferences.ts';
import { getTopicKey, readTopicToken } from './mail-recipient.ts';

/** With the token of a mail and without signing in. A second call changes nothing. */
export async function switchMailsOff(
  ctx: Pick<Context, 'db' | 'now'>,
  { token }: { token: string },
): Promise<{ topic: NotificationTopic }> {
  const asked = readTopicToken(await getTopicKey(ctx.db), token);
  if (!asked) throw new DomainError('notification.token_invalid');
  const { userId, topic } = asked;
  await ctx.db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: authUsers.id })
      .from(authUsers)
      .where(eq(authUsers.id, userId))
      .for('key share');
    if (!user) throw new DomainError('notification.token_invalid');
    await writePreference(ctx, tx, userId, { topic, byMail: false });
  });
  return { topic };
}
