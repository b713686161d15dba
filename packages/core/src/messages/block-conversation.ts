import type { Conversation } from '@stellenvisite/contract/messages.schema';
import { conversations } from '@stellenvisite/db/schema/messages';
import { eq } from 'drizzle-orm';
import { publishChange } from '../applications/employer-contact.ts';
import type { Context } from '../context.ts';
import { loadConversation } from './conversation-view.ts';
import { lockConversation } from './lock-conversation.ts';
import { requireConversation } from './require-conversation.ts';

type Block = { applicationId: string; isBlocked: boolean };

/** The applicant takes no more messages of the employer about this application, or takes them again. */
export async function blockConversation(ctx: Context, { applicationId, isBlocked }: Block): Promise<Conversation> {
  const { row, party } = await requireConversation(ctx, 'message.block', applicationId);
  await ctx.db.transaction(async (tx) => {
    const { blockedAt } = await lockConversation(tx, applicationId);
    if ((blockedAt !== null) === isBlocked) return;
    await tx
      .update(conversations)
      .set({ blockedAt: isBlocked ? ctx.now() : null })
      .where(eq(conversations.applicationId, applicationId));
    await publishChange(ctx, tx, row);
  });
  return loadConversation(ctx, { applicationId, party });
}
