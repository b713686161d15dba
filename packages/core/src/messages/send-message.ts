import type { Message, SendMessage } from '@stellenvisite/contract/messages.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { messages } from '@stellenvisite/db/schema/messages';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Limit } from '../limits/limits.ts';
import { countTry } from '../limits/require-tries-left.ts';
import { lockOpenConversation } from './lock-conversation.ts';
import { loadMessage } from './message-view.ts';
import { proposeDates } from './propose-dates.ts';
import { type ConversationSide, requireConversation } from './require-conversation.ts';
import { storeMessage } from './store-message.ts';

/** Faster than anybody writes who wants an answer; a recruiter answers many in one go. */
const BY_ONE_PERSON: Limit = { name: 'message.person', count: 300, seconds: 3600, burst: 30 };

/** Stores a message once, however often its device sends it; the other side's open pages hear of it at once. */
export async function sendMessage(
  ctx: Context,
  { applicationId, ...content }: SendMessage & { applicationId: string },
): Promise<{ message: Message; isNew: boolean }> {
  const side = await requireConversation(ctx, 'message.write', applicationId);
  const known = await findSent(ctx.db, side, content.clientId);
  if (known) return { message: await loadMessage(ctx, side, known), isNew: false };
  await countTry(ctx, ctx.db, BY_ONE_PERSON, side.person.userId);
  const { id, isNew } = await ctx.db.transaction(async (tx) => {
    const { status } = await lockOpenConversation(tx, applicationId);
    // Sent twice at once, the second waits for the lock and finds the first.
    const before = await findSent(tx, side, content.clientId);
    if (before) return { id: before, isNew: false };
    const stored = await storeMessage(ctx, tx, side, content);
    if (content.proposal)
      await proposeDates(ctx, tx, { ...content.proposal, messageId: stored, applicationId, status });
    return { id: stored, isNew: true };
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
