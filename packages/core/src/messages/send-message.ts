import type { Message, SendMessage } from '@stellenvisite/contract/messages.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { messages } from '@stellenvisite/db/schema/messages';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { countOperatorTry } from '../operator-settings/count-operator-try.ts';
import { lockOpenConversation } from './lock-conversation.ts';
import { loadMessage } from './message-view.ts';
import { proposeDates } from './propose-dates.ts';
import { type ConversationSide, requireConversation } from './require-conversation.ts';
import { storeMessage } from './store-message.ts';

/** Stores a message once, however often its device sends it; the other side's open pages hear of it at once. */
export async function sendMessage(
  ctx: Context,
  { applicationId, ...content }: SendMessage & { applicationId: string },
): Promise<{ message: Message; isNew: boolean }> {
  const side = await requireConversation(ctx, 'message.write', applicationId);
  const known = await findSent(ctx.db, side, content.clientId);
  if (known) return { message: await loadMessage(ctx, side, known), isNew: false };
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
  return { message: await loadMessage(ctx, side, id), isNew };
}

async function findSent(db: Db | Tx, { row, party }: ConversationSide, clientId: string): Promise<string | null> {
  const [sent] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.applicationId, row.id), eq(messages.party, party), eq(messages.clientId, clientId)));
  return sent?.id ?? null;
}
