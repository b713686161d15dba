import { type MessageParty, otherParty } from '@stellenvisite/contract/messages/messages';
import { DAY_SECONDS } from '@stellenvisite/contract/platform/durations';
import type { Tx } from '@stellenvisite/db/client';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { messages } from '@stellenvisite/db/schema/messages/messages';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { ApplicationRow } from '../applications/application-view.ts';
import type { Context } from '../context.ts';
import { notify } from '../platform/notifications/notify.ts';
import { defineJob } from '../platform/queue/define-job.ts';
import { lockConversation } from './block-conversation.ts';
import { listReceivers } from './conversation-people.ts';
import { unreadMessagesMail } from './messages.mails.ts';

/**
 * Tells the receivers of a message that it is still unread, together with everything else that waits unread in the conversation:
 * several messages are one mail. That they were informed is stored with the mail, so a job that runs again finds nothing to do.
 */
export async function noticeUnread(ctx: Context, { messageId }: { messageId: string }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [message] = await tx
      .select({ party: messages.party, application: applications })
      .from(messages)
      .innerJoin(applications, eq(applications.id, messages.applicationId))
      .where(eq(messages.id, messageId));
    if (!message) return;
    const { party, application } = message;
    await lockConversation(tx, application.id);
    if (!(await isUnnoticed(tx, messageId))) return;
    const waiting = await tx
      .update(messages)
      .set({ noticedAt: ctx.now() })
      .where(
        and(
          eq(messages.applicationId, application.id),
          eq(messages.party, party),
          isNull(messages.readAt),
          isNull(messages.noticedAt),
        ),
      )
      .returning({ id: messages.id });
    await notifyReceiver(ctx, tx, { application, receiver: otherParty(party), count: waiting.length });
  });
}

async function isUnnoticed(tx: Tx, messageId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, messageId), isNull(messages.readAt), isNull(messages.noticedAt)));
  return row !== undefined;
}

type Notice = { application: ApplicationRow; receiver: MessageParty; count: number };

async function notifyReceiver(ctx: Context, tx: Tx, { application, receiver, count }: Notice): Promise<void> {
  const { id: applicationId, jobTitle, employerName } = application;
  const employer = receiver === 'applicant' ? employerName : null;
  const area = receiver === 'applicant' ? 'dashboard' : 'employer-dashboard';
  const url = `${ctx.publicUrl}/${area}/nachrichten/${applicationId}`;
  for (const userId of await listReceivers(tx, application, receiver)) {
    const wish = await notify(ctx, tx, {
      userId,
      kind: 'message.received',
      key: applicationId,
      renews: true,
      data: { applicationId, jobTitle, from: employer },
    });
    if (!wish) continue;
    const { unsubscribeUrl, ...mail } = wish;
    const message = unreadMessagesMail({ employer, jobTitle, count, url, unsubscribeUrl });
    await ctx.mail.write(tx, { ...mail, message });
  }
}

/** One for each message, due once it has been unread for the time that is left to whoever reads along. */
export const noticeUnreadJob = defineJob({
  name: 'message.notice-unread',
  payload: z.object({ messageId: z.uuid() }),
  options: {
    retryLimit: 10,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 600,
    retentionSeconds: 14 * DAY_SECONDS,
    expireInSeconds: 300,
    heartbeatSeconds: 30,
    deleteAfterSeconds: DAY_SECONDS,
    notify: true,
  },
  handler: noticeUnread,
});
