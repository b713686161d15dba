import { randomUUID } from 'node:crypto';
import { UNREAD_NOTICE_MINUTES } from '@stellenvisite/contract/messages/messages';
import type { Message, SendMessage } from '@stellenvisite/contract/messages/messages.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { conversations, messageFiles, messages } from '@stellenvisite/db/schema/messages/messages';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { notifyWebhooks } from '../integrations/webhooks/notify-webhooks.ts';
import { storeFiles } from '../platform/files/store-files.ts';
import { countOperatorTry } from '../platform/settings/count-operator-try.ts';
import { lockOpenConversation } from './block-conversation.ts';
import { publishToBoth } from './conversation-people.ts';
import { type ConversationSide, requireConversation } from './list-conversations.ts';
import { getMessage } from './message-view.ts';
import { noticeUnreadJob } from './notice-unread.ts';
import { proposeDates } from './propose-dates.ts';

type UsedFiles = { messageId: string; userId: string; fileIds: readonly string[] };

/** Stores a message once, however often its device sends it; the other side's open pages hear of it at once. */
export async function sendMessage(
  ctx: Context,
  { applicationId, ...content }: SendMessage & { applicationId: string },
): Promise<{ message: Message; isNew: boolean }> {
  const side = await requireConversation(ctx, 'message.write', applicationId);
  const known = await findSent(ctx.db, side, content.clientId);
  if (known) return { message: await getMessage(ctx, side, known), isNew: false };
  await countOperatorTry(ctx, 'messagesPerHour', side.person.userId);
  const { id, isNew } = await ctx.db.transaction(async (tx) => {
    const { status } = await lockOpenConversation(
      tx,
      applicationId,
      // The employer's first message sets when the application was answered.
      side.party === 'employer' ? 'update' : 'share',
    );
    // Sent twice at once, the second waits for the lock and finds the first.
    const before = await findSent(tx, side, content.clientId);
    if (before) return { id: before, isNew: false };
    const stored = await storeMessage(ctx, tx, side, content);
    if (content.proposal)
      await proposeDates(ctx, tx, { ...content.proposal, messageId: stored, applicationId, status });
    return { id: stored, isNew: true };
  });
  return { message: await getMessage(ctx, side, id), isNew };
}

async function findSent(db: Db | Tx, { row, party }: ConversationSide, clientId: string): Promise<string | null> {
  const [sent] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.applicationId, row.id), eq(messages.party, party), eq(messages.clientId, clientId)));
  return sent?.id ?? null;
}

/** In a transaction that holds the lock of the conversation. Answers the id. */
export async function storeMessage(
  ctx: Context,
  tx: Tx,
  { person, row, party }: ConversationSide,
  { text, clientId, fileIds = [] }: SendMessage,
): Promise<string> {
  const [id, sentAt] = [randomUUID(), ctx.now()];
  const message = { id, applicationId: row.id, party, senderId: person.userId, clientId, text, sentAt };
  await tx.insert(messages).values(message);
  // A message of the applicant needs an answer, also where the team had archived the conversation.
  const change = { lastMessageAt: sentAt, ...(party === 'applicant' && { archivedAt: null }) };
  await tx.update(conversations).set(change).where(eq(conversations.applicationId, row.id));
  await useFiles(tx, { messageId: id, userId: person.userId, fileIds: [...new Set(fileIds)] });
  await publishToBoth(ctx, tx, row, { name: 'message.created', messageId: id });
  await notifyWebhooks(ctx, tx, {
    employerId: row.employerId,
    type: 'message.created',
    data: { applicationId: row.id, jobId: row.jobId, messageId: id, from: party },
  });
  const startAfter = new Date(sentAt.getTime() + UNREAD_NOTICE_MINUTES * 60_000);
  await ctx.queue.enqueue(tx, noticeUnreadJob, { messageId: id }, { startAfter });
  return id;
}

async function useFiles(tx: Tx, { messageId, userId, fileIds }: UsedFiles): Promise<void> {
  if (fileIds.length === 0) return;
  await storeFiles(tx, userId, fileIds);
  await tx.insert(messageFiles).values(fileIds.map((fileId, position) => ({ messageId, fileId, position })));
}
