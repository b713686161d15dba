import { randomUUID } from 'node:crypto';
import { UNREAD_NOTICE_MINUTES } from '@stellenvisite/contract/messages';
import type { Message, SendMessage } from '@stellenvisite/contract/messages.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { conversations, messageFiles, messages } from '@stellenvisite/db/schema/messages';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { keepFiles } from '../files/keep-files.ts';
import type { Limit } from '../limits/limits.ts';
import { countTry } from '../limits/require-tries-left.ts';
import { publishToBoth } from './conversation-people.ts';
import { lockOpenConversation } from './lock-conversation.ts';
import { loadMessage } from './message-view.ts';
import { noticeUnreadJob } from './notice-unread.job.ts';
import { type ConversationSide, requireConversation } from './require-conversation.ts';

/** Faster than anybody writes who wants an answer; a recruiter answers many in one go. */
const BY_ONE_PERSON: Limit = { name: 'message.person', count: 300, seconds: 3600, burst: 30 };

/** Stores a message once, however often its device sends it; the other side's open pages hear of it at once. */
export async function sendMessage(
  ctx: Context,
  { applicationId, ...content }: SendMessage & { applicationId: string },
): Promise<{ message: Message; isNew: boolean }> {
  const side = await requireConversation(ctx, 'message.write', applicationId);
  const stored = await findSent(ctx.db, side, content.clientId);
  if (stored) return { message: await loadMessage(ctx, side, stored), isNew: false };
  await countTry(ctx, ctx.db, BY_ONE_PERSON, side.person.userId);
  const { id, isNew } = await ctx.db.transaction(async (tx) => {
    await lockOpenConversation(tx, applicationId);
    // Sent twice at once, the second waits for the lock and finds the first.
    const before = await findSent(tx, side, content.clientId);
    return before ? { id: before, isNew: false } : { id: await storeMessage(ctx, tx, side, content), isNew: true };
  });
  return { message: await loadMessage(ctx, side, id), isNew };
}

async function findSent(db: Db | Tx, { row, party }: ConversationSide, clientId: string): Promise<string | null> {
  const [sent] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.applicationId, row.id), eq(messages.party, party), eq(messages.clientId, clientId)));
  return sent?.id ?? null;
}

async function storeMessage(
  ctx: Context,
  tx: Tx,
  { person, row, party }: ConversationSide,
  { text, clientId, fileIds = [] }: SendMessage,
): Promise<string> {
  const [id, sentAt] = [randomUUID(), ctx.now()];
  const message = { id, applicationId: row.id, party, senderId: person.userId, clientId, text, sentAt };
  await tx.insert(messages).values(message);
  await tx.update(conversations).set({ lastMessageAt: sentAt }).where(eq(conversations.applicationId, row.id));
  await useFiles(tx, { messageId: id, userId: person.userId, fileIds: [...new Set(fileIds)] });
  await publishToBoth(ctx, tx, row, { name: 'message.created', messageId: id });
  const startAfter = new Date(sentAt.getTime() + UNREAD_NOTICE_MINUTES * 60_000);
  await ctx.queue.enqueue(tx, noticeUnreadJob, { messageId: id }, { startAfter });
  return id;
}

type UsedFiles = { messageId: string; userId: string; fileIds: readonly string[] };

async function useFiles(tx: Tx, { messageId, userId, fileIds }: UsedFiles): Promise<void> {
  if (fileIds.length === 0) return;
  await keepFiles(tx, userId, fileIds);
  await tx.insert(messageFiles).values(fileIds.map((fileId, position) => ({ messageId, fileId, position })));
}
