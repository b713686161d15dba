import type { Messages, MessagesQuery } from '@stellenvisite/contract/messages.schema';
import { messages } from '@stellenvisite/db/schema/messages';
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { loadConversation } from './conversation-view.ts';
import { listHandovers } from './list-handovers.ts';
import { toMessages } from './message-view.ts';
import { requireConversation } from './require-conversation.ts';

/** The newest page first, and from each page to the one before it: what is written meanwhile moves none of them. */
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
