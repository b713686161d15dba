import type { AuthMethod } from '@stellenvisite/contract/identity/auth';
import type { Tx } from '@stellenvisite/db/client';
import { authSessions } from '@stellenvisite/db/schema/identity/auth';
import { and, eq, ne } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { rememberDevice } from '../devices/known-devices.ts';
import { type Session, toSession } from './open-session.ts';
import { replaceTokens } from './refresh-session.ts';
import type { SignedIn } from './require-session.ts';

type Raise = { who: SignedIn; method: AuthMethod; factorId: string | null };

/** A second factor was shown: this session can do more from now on, and those that cannot show as much are over. */
export async function raiseSession(ctx: Context, tx: Tx, { who, method, factorId }: Raise): Promise<Session> {
  const { user, session } = who;
  const now = ctx.now();
  const amr = [
    { method, timestamp: Math.floor(now.getTime() / 1000) },
    ...session.amr.filter((entry) => entry.method !== method),
  ];
  const [raised] = await tx
    .update(authSessions)
    .set({ aal: 'aal2', amr, factorId, refreshedAt: now })
    .where(eq(authSessions.id, session.id))
    .returning();
  if (!raised) throw new Error('the session is gone');
  const ofPerson = eq(authSessions.userId, user.id);
  await tx.delete(authSessions).where(and(ofPerson, eq(authSessions.aal, 'aal1'), ne(authSessions.id, session.id)));
  await rememberDevice(ctx, tx, user.id);
  return toSession(ctx, tx, user, raised, await replaceTokens(ctx, tx, session.id));
}
