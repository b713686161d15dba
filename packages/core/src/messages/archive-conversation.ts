import type { Conversation } from '@stellenvisite/contract/messages.schema';
import { conversations } from '@stellenvisite/db/schema/messages';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { listMembersFor } from '../team/team-members.ts';
import { loadConversation } from './conversation-view.ts';
import { lockConversation } from './lock-conversation.ts';
import { requireConversation } from './require-conversation.ts';

type Archive = { applicationId: string; isArchived: boolean };

/** The employer's team is done with a conversation, or takes it up again. The applicant does not see it. */
export async function archiveConversation(ctx: Context, { applicationId, isArchived }: Archive): Promise<Conversation> {
  const { row } = await requireConversation(ctx, 'message.assign', applicationId);
  const { employerId } = row;
  if (!employerId) throw new DomainError('application.not_found');
  await ctx.db.transaction(async (tx) => {
    const { archivedAt } = await lockConversation(tx, applicationId);
    if ((archivedAt !== null) === isArchived) return;
    await tx
      .update(conversations)
      .set({ archivedAt: isArchived ? ctx.now() : null })
      .where(eq(conversations.applicationId, applicationId));
    for (const colleague of await listMembersFor(tx, employerId, 'message.read'))
      await ctx.publish(tx, { name: 'application.changed', userId: colleague, recordId: applicationId });
  });
  return loadConversation(ctx, { applicationId, party: 'employer' });
}
