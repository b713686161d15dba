import type { AssignConversation, Conversation } from '@stellenvisite/contract/messages/messages.schema';
import { conversationHandovers, conversations } from '@stellenvisite/db/schema/messages/messages';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { listMembersFor } from '../identity/permissions/team-members.ts';
import { lockConversation } from './block-conversation.ts';
import { loadConversation } from './conversation-view.ts';
import { requireConversation } from './list-conversations.ts';

/** Gives a conversation to one person of the team who may answer it, or to nobody in particular. */
export async function assignConversation(
  ctx: Context,
  { applicationId, userId }: AssignConversation & { applicationId: string },
): Promise<Conversation> {
  const { person, row } = await requireConversation(ctx, 'message.assign', applicationId);
  const { employerId } = row;
  if (!employerId) throw new DomainError('application.not_found');
  await ctx.db.transaction(async (tx) => {
    if (userId && !(await listMembersFor(tx, employerId, 'message.write')).includes(userId))
      throw new DomainError('team.member_not_found');
    const { assigneeId } = await lockConversation(tx, applicationId);
    if (assigneeId === userId) return;
    await tx.update(conversations).set({ assigneeId: userId }).where(eq(conversations.applicationId, applicationId));
    await tx.insert(conversationHandovers).values({
      applicationId,
      byUserId: person.userId,
      toUserId: userId,
      isAssigned: userId !== null,
      at: ctx.now(),
    });
    for (const colleague of await listMembersFor(tx, employerId, 'message.read'))
      await ctx.publish(tx, { name: 'application.changed', userId: colleague, recordId: applicationId });
  });
  return loadConversation(ctx, { applicationId, party: 'employer' });
}
