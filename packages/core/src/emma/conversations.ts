import { randomUUID } from 'node:crypto';
import { MAX_EMMA_CONVERSATIONS } from '@stellenvisite/contract/emma';
import type { EmmaConversations, OpenedConversation, SentEmmaMessage } from '@stellenvisite/contract/emma.schema';
import { isId } from '@stellenvisite/contract/ids.schema';
import { type EmmaMessagePart, emmaConversations, emmaMessages } from '@stellenvisite/db/schema/emma';
import { and, asc, count, desc, eq, max } from 'drizzle-orm';
import { lockPerson } from '../auth/users/lock-person.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { refreshJobs } from './refresh-jobs.ts';

const ownConversation = (userId: string, id: string) =>
  and(eq(emmaConversations.id, id), eq(emmaConversations.userId, userId));

/** The person's own, the latest first. */
export async function listConversations(ctx: Context): Promise<EmmaConversations> {
  const { userId } = await requirePermission(ctx, 'emma_conversation.read');
  const rows = await ctx.db
    .select({ conversation: emmaConversations, messages: count(emmaMessages.id) })
    .from(emmaConversations)
    .leftJoin(emmaMessages, eq(emmaMessages.conversationId, emmaConversations.id))
    .where(eq(emmaConversations.userId, userId))
    .groupBy(emmaConversations.id)
    .orderBy(desc(emmaConversations.updatedAt))
    .limit(MAX_EMMA_CONVERSATIONS);
  const items = rows.map(({ conversation: { id, title, createdAt, updatedAt }, messages }) => ({
    id,
    title,
    messages,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
  return { items, total: items.length, page: 1, pageSize: MAX_EMMA_CONVERSATIONS };
}

export async function getConversation(ctx: Context, { id }: { id: string }): Promise<OpenedConversation> {
  const { userId } = await requirePermission(ctx, 'emma_conversation.read');
  const conversation = await requireOwn(ctx, userId, id);
  const messages = await refreshJobs(ctx, await listMessages(ctx, id));
  return {
    id,
    title: conversation.title,
    createdAt: conversation.createdAt.toISOString(),
    updatedAt: conversation.updatedAt.toISOString(),
    messages: messages.map((message) => ({
      id: message.id,
      role: message.role,
      parts: message.parts,
      createdAt: message.createdAt.toISOString(),
    })),
  };
}

const listMessages = ({ db }: Context, id: string) =>
  db.select().from(emmaMessages).where(eq(emmaMessages.conversationId, id)).orderBy(asc(emmaMessages.position));

async function requireOwn({ db }: Context, userId: string, id: string) {
  const [row] = isId(id) ? await db.select().from(emmaConversations).where(ownConversation(userId, id)) : [];
  if (!row) throw new DomainError('emma_conversation.not_found');
  return row;
}

export async function deleteConversation(ctx: Context, { id }: { id: string }): Promise<void> {
  const { userId } = await requirePermission(ctx, 'emma_conversation.write');
  const deleted = isId(id) ? await ctx.db.delete(emmaConversations).where(ownConversation(userId, id)).returning() : [];
  if (deleted.length === 0) throw new DomainError('emma_conversation.not_found');
}

export async function deleteConversations(ctx: Context): Promise<void> {
  const { userId } = await requirePermission(ctx, 'emma_conversation.write');
  await ctx.db.delete(emmaConversations).where(eq(emmaConversations.userId, userId));
}

/** The messages of a conversation that is kept, as the one who asks would send them. */
export async function readKeptMessages(ctx: Context, id: string): Promise<SentEmmaMessage[]> {
  const { userId } = await requirePermission(ctx, 'emma_conversation.read');
  await requireOwn(ctx, userId, id);
  const messages = await listMessages(ctx, id);
  return messages.map(({ role, parts }) => ({ role, parts }));
}

type KeptMessage = { role: 'user' | 'assistant'; parts: EmmaMessagePart[] };
const TITLE_LENGTH = 80;

/** Adds a question and its answer to a conversation of the person, or begins one. */
export async function keepTurn(
  ctx: Context,
  { conversationId, title, messages }: { conversationId: string; title: string; messages: readonly KeptMessage[] },
): Promise<void> {
  const { actor } = ctx;
  if (!actor) return;
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, actor.userId);
    await tx
      .insert(emmaConversations)
      .values({
        id: conversationId,
        userId: actor.userId,
        language: ctx.language,
        title: title.slice(0, TITLE_LENGTH),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoUpdate({
        target: emmaConversations.id,
        set: { updatedAt: now },
        setWhere: eq(emmaConversations.userId, actor.userId),
      });
    if ((await tx.$count(emmaConversations, ownConversation(actor.userId, conversationId))) === 0) return;
    const [last] = await tx
      .select({ position: max(emmaMessages.position) })
      .from(emmaMessages)
      .where(eq(emmaMessages.conversationId, conversationId));
    const first = (last?.position ?? -1) + 1;
    await tx.insert(emmaMessages).values(
      messages.map(({ role, parts }, index) => ({
        id: randomUUID(),
        conversationId,
        position: first + index,
        role,
        parts,
        createdAt: now,
      })),
    );
  });
}
