import { closureOf } from '@stellenvisite/contract/messages';
import type { Tx } from '@stellenvisite/db/client';
import { applications } from '@stellenvisite/db/schema/applications';
import { conversations } from '@stellenvisite/db/schema/messages';
import { eq } from 'drizzle-orm';
import { DomainError } from '../domain-error.ts';
import { stateOf } from './conversation-view.ts';

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
