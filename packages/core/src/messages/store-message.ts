import { randomUUID } from 'node:crypto';
import { UNREAD_NOTICE_MINUTES } from '@stellenvisite/contract/messages';
import type { SendMessage } from '@stellenvisite/contract/messages.schema';
import type { Tx } from '@stellenvisite/db/client';
import { conversations, messageFiles, messages } from '@stellenvisite/db/schema/messages';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { keepFiles } from '../files/keep-files.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';
import { publishToBoth } from './conversation-people.ts';
import { noticeUnreadJob } from './notice-unread.job.ts';
import type { ConversationSide } from './require-conversation.ts';

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
  // What the applicant writes is to be answered, also where the team was done with the conversation.
  const change = { lastMessageAt: sentAt, ...(party === 'applicant' && { archivedAt: null }) };
  await tx.update(conversations).set(change).where(eq(conversations.applicationId, row.id));
  await useFiles(tx, { messageId: id, userId: person.userId, fileIds: [...new Set(fileIds)] });
  await publishToBoth(ctx, tx, row, { name: 'message.created', messageId: id });
  await tellWebhooks(ctx, tx, {
    employerId: row.employerId,
    type: 'message.created',
    data: { applicationId: row.id, jobId: row.jobId, messageId: id, from: party },
  });
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
