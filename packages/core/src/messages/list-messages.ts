import type { ConversationHandover, Messages, MessagesQuery } from '@stellenvisite/contract/messages/messages.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { conversationHandovers, messageFiles, messages } from '@stellenvisite/db/schema/messages/messages';
import { files } from '@stellenvisite/db/schema/platform/files';
import { and, asc, desc, eq, getTableColumns, gte, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { FileRow } from '../platform/files/get-own-file.ts';
import { loadConversation } from './conversation-view.ts';
import { requireConversation } from './list-conversations.ts';
import { toMessages } from './message-view.ts';

/** Lists the newest page first, and from each page to the one before it: what is written meanwhile moves none of them. */
export async function listMessages(
  ctx: Context,
  { applicationId, before, pageSize }: MessagesQuery & { applicationId: string },
): Promise<Messages> {
  const side = await requireConversation(ctx, 'message.read', applicationId);
  const isHere = eq(messages.applicationId, applicationId);
  const border = before ? await findNumber(ctx, applicationId, before) : null;
  const [rows, total, newer, conversation, handovers] = await Promise.all([
    ctx.db
      .select()
      .from(messages)
      .where(and(isHere, border === null ? undefined : lt(messages.number, border)))
      .orderBy(desc(messages.number))
      .limit(pageSize + 1),
    ctx.db.$count(messages, isHere),
    border === null ? 0 : ctx.db.$count(messages, and(isHere, gte(messages.number, border))),
    loadConversation(ctx, { applicationId, party: side.party }),
    side.party === 'employer' ? listHandovers(ctx, applicationId) : [],
  ]);
  const shown = rows.slice(0, pageSize).reverse();
  return {
    items: await toMessages(ctx, side, shown),
    total,
    page: Math.floor(newer / pageSize) + 1,
    pageSize,
    older: rows.length > pageSize ? (shown[0]?.id ?? null) : null,
    conversation,
    handovers,
  };
}

async function findNumber({ db }: Context, applicationId: string, id: string): Promise<number> {
  const [row] = await db
    .select({ number: messages.number })
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.applicationId, applicationId)));
  if (!row) throw new DomainError('message.not_found');
  return row.number;
}

/** For the employer's side alone. */
async function listHandovers({ db }: Context, applicationId: string): Promise<ConversationHandover[]> {
  const [giver, taker] = [alias(profiles, 'giver'), alias(profiles, 'taker')];
  const { id, isAssigned, at, byUserId, toUserId } = conversationHandovers;
  const rows = await db
    .select({ id, isAssigned, at, by: giver.fullName, to: taker.fullName })
    .from(conversationHandovers)
    .leftJoin(giver, eq(giver.id, byUserId))
    .leftJoin(taker, eq(taker.id, toUserId))
    .where(eq(conversationHandovers.applicationId, applicationId))
    .orderBy(asc(id));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

type SentFile = { applicationId: string; fileId: string };

/** Returns a file that either side has sent in this conversation. */
export async function getMessageFile(ctx: Context, { applicationId, fileId }: SentFile): Promise<FileRow> {
  await requireConversation(ctx, 'message.read', applicationId);
  if (!isId(fileId)) throw new DomainError('file.not_found');
  const [row] = await ctx.db
    .select(getTableColumns(files))
    .from(messageFiles)
    .innerJoin(messages, eq(messages.id, messageFiles.messageId))
    .innerJoin(files, eq(files.id, messageFiles.fileId))
    .where(and(eq(messages.applicationId, applicationId), eq(messageFiles.fileId, fileId)))
    .limit(1);
  if (!row) throw new DomainError('file.not_found');
  return row;
}
