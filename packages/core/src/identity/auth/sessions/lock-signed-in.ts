import type { Tx } from '@stellenvisite/db/client';
import { authSessions } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import { lockAuthUser } from '../users/auth-user-view.ts';
import type { SignedIn } from './require-session.ts';

/**
 * The same person as a moment ago, locked and read again: who waited behind another call of theirs must not act on what
 * that call has changed, a session ended or lowered above all.
 */
export async function lockSignedIn(tx: Tx, { user, session, claims }: SignedIn): Promise<SignedIn | AuthError> {
  const lockedUser = await lockAuthUser(tx, { id: user.id });
  if (!lockedUser) return new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const [lockedSession] = await tx.select().from(authSessions).where(eq(authSessions.id, session.id)).for('update');
  if (!lockedSession) {
    return new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  return { user: lockedUser, session: lockedSession, claims };
}
