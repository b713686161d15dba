import type { ConversationHandover } from '@stellenvisite/contract/messages.schema';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { conversationHandovers } from '@stellenvisite/db/schema/messages';
import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';

/** For the employer's side alone. */
export async function listHandovers({ db }: Context, applicationId: string): Promise<ConversationHandover[]> {
  const [giver, taker] = [alias(profiles, 'giver'), alias(profiles, 'taker')];
  const { id, isAssigned, at, byUserId, toUserId } = conversationHandovers;
  const rows = await db
    .select({ id, isAssigned, at, by: giver.fullName, to: taker.fullName })
    .from(conversationHandovers)
    .leftJoin(giver, eq(giver.id, byUserId))
    .leftJoin(taker, eq(taker.id, toUserId))
    .where(eq(conversationHandovers.applicationId, applicationId))
    .orderBy(asc(id));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
