import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '@stellenvisite/db/client';
import { authEvents } from '@stellenvisite/db/schema/auth';
import type { AuthContext } from './auth-context.ts';

export type AuthEvent = { action: string; outcome?: string; userId?: string | null; sessionId?: string | null };

/** The account's log: what was done and how it ended, never with what. */
export async function noteEvent(
  ctx: Pick<AuthContext, 'db' | 'now' | 'client'>,
  { action, outcome = 'ok', userId = null, sessionId = null }: AuthEvent,
  db: Db | Tx = ctx.db,
): Promise<void> {
  await db
    .insert(authEvents)
    .values({ id: randomUUID(), at: ctx.now(), action, outcome, userId, sessionId, ip: ctx.client.ip });
}
