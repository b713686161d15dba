import { closureOf } from '@stellenvisite/contract/messages/messages';
import type { Conversation } from '@stellenvisite/contract/messages/messages.schema';
import type { Tx } from '@stellenvisite/db/client';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { conversations } from '@stellenvisite/db/schema/messages/messages';
import { eq } from 'drizzle-orm';
import { publishChange } from '../applications/employer-contact.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { listMembersFor } from '../identity/permissions/team-members.ts';
import { loadConversation, stateOf } from './conversation-view.ts';
import { requireConversation } from './list-conversations.ts';

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

/**
 * Nothing else is stored in the conversation until the transaction ends, and its application does not change meanwhile. `update`
 * for who changes the application.
 */
export async function lockOpenConversation(
  tx: Tx,
  applicationId: string,
  strength: 'share' | 'update' = 'share',
): Promise<{ status: string; version: number }> {
  const { status, version, userId, employerId } = applications;
  const [application] = await tx
    .select({ status, version, userId, employerId })
    .from(applications)
    .where(eq(applications.id, applicationId))
    .for(strength);
  if (!application) throw new DomainError('application.not_found');
  const { blockedAt } = await lockConversation(tx, applicationId);
  const closure = closureOf({ ...stateOf(application), isBlocked: blockedAt !== null });
  if (closure) throw new DomainError(closure === 'blocked' ? 'message.blocked' : 'message.conversation_ended');
  return application;
}

export async function lockConversation(tx: Tx, applicationId: string): Promise<typeof conversations.$inferSelect> {
  await tx.insert(conversations).values({ applicationId }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(conversations)
    .where(eq(conversations.applicationId, applicationId))
    .for('update');
  if (!row) throw new DomainError('application.not_found');
  return row;
}

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
