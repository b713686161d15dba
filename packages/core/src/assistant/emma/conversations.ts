import { randomUUID } from 'node:crypto';
import { EMMA_HISTORY_DAYS, MAX_EMMA_CONVERSATIONS } from '@stellenvisite/contract/assistant/emma';
import type {
  EmmaConversations,
  OpenedConversation,
  SentEmmaMessage,
} from '@stellenvisite/contract/assistant/emma.schema';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Language } from '@stellenvisite/contract/platform/languages';
import {
  aiBudgets,
  type EmmaMessagePart,
  emmaConversations,
  emmaMessages,
} from '@stellenvisite/db/schema/assistant/emma';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, asc, count, desc, eq, inArray, lt, max } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { lockPerson } from '../../identity/auth/users/lock-person.ts';
import { listJobItems } from '../../jobs/list-job-items.ts';
import { isLive } from '../../live-jobs.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import { requirePermission } from '../../require-permission.ts';
import { dayOf } from './ai-budget.ts';
import say from './builtin/say.json' with { type: 'json' };

type Message = { parts: EmmaMessagePart[] };

type Item = { id?: unknown; distanceKm?: unknown };

const ownConversation = (userId: string, id: string) =>
  and(eq(emmaConversations.id, id), eq(emmaConversations.userId, userId));

/** Lists the person's own, the latest first. */
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

/** Returns the messages of a stored conversation in the form in which its owner would send them. */
export async function readStoredMessages(ctx: Context, id: string): Promise<SentEmmaMessage[]> {
  const { userId } = await requirePermission(ctx, 'emma_conversation.read');
  await requireOwn(ctx, userId, id);
  const messages = await listMessages(ctx, id);
  return messages.map(({ role, parts }) => ({ role, parts }));
}

type StoredMessage = { role: 'user' | 'assistant'; parts: EmmaMessagePart[] };
const TITLE_LENGTH = 80;

const NEUTRAL_TITLES: Record<Language, string> = { de: 'Gespräch mit Emma', en: 'Conversation with Emma' };

/** Titles a conversation by its first words, and neutrally after a crisis: others may see the list. */
export function titleOf(words: string, parts: readonly EmmaMessagePart[], language: Language): string {
  const answers = Object.values(say).map(({ crisis }) => crisis);
  const isCrisis = parts.some(
    (part) => part.type === 'text' && answers.some((answer) => String(part.text).startsWith(answer)),
  );
  return isCrisis ? NEUTRAL_TITLES[language] : words;
}

/** Adds a question and its answer to a conversation of the person, or begins one. */
export async function storeTurn(
  ctx: Context,
  { conversationId, title, messages }: { conversationId: string; title: string; messages: readonly StoredMessage[] },
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

/** Updates the jobs of stored answers: leaves out those that are no longer live, and shows the current pay and roster of the others. */
async function refreshJobs<M extends Message>(ctx: Context, messages: readonly M[]): Promise<M[]> {
  const stored = messages.flatMap(({ parts }) => parts.flatMap(itemsOf));
  const items = await listLive(ctx, [...new Set(stored.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])))]);
  const byId = new Map(items.map((item) => [item.id, item]));
  return messages.map((message) => ({ ...message, parts: message.parts.map((part) => refreshPart(part, byId)) }));
}

function itemsOf({ type, data }: EmmaMessagePart): Item[] {
  const items = type === 'data-jobs' ? (data as { items?: unknown } | null)?.items : undefined;
  return Array.isArray(items) ? (items as Item[]) : [];
}

function refreshPart(part: EmmaMessagePart, byId: ReadonlyMap<string, JobItem>): EmmaMessagePart {
  if (part.type !== 'data-jobs') return part;
  const items = itemsOf(part).flatMap(({ id, distanceKm }) => {
    const item = byId.get(String(id));
    return item ? [typeof distanceKm === 'number' ? { ...item, distanceKm } : item] : [];
  });
  return { ...part, data: { ...(part.data as object), items } };
}

async function listLive(ctx: Context, ids: readonly string[]): Promise<JobItem[]> {
  const known = ids.filter(isId);
  if (known.length === 0) return [];
  const rows = await ctx.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.id, known), isLive(ctx)));
  return listJobItems(
    ctx,
    rows.map(({ id }) => ({ id, km: null })),
  );
}

/** Deletes conversations after the promised thirty days, and budgets after their day. */
export async function deleteOldConversations({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - EMMA_HISTORY_DAYS * DAY_MS);
  await db.delete(emmaConversations).where(lt(emmaConversations.updatedAt, before));
  await db.delete(aiBudgets).where(lt(aiBudgets.day, dayOf(now())));
}

export const deleteOldConversationsJob = defineJob({
  name: 'emma.delete-old',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '20 4 * * *',
  handler: deleteOldConversations,
});
