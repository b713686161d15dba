import type { Tx } from '@stellenvisite/db/client';
import { authFactors, authSessions } from '@stellenvisite/db/schema/auth';
import { and, eq, ne } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { factorAddedMail } from '../auth.mails.ts';
import { sendNotice } from '../auth-mails.ts';
import { rememberDevice } from '../devices/known-devices.ts';
import { METHOD_OF_FACTOR } from '../factors/factor-rules.ts';
import type { AuthFactorRow } from '../users/auth-user-view.ts';
import { type Session, toSession } from './open-session.ts';
import { replaceTokens } from './refresh-session.ts';
import type { SignedIn } from './require-session.ts';

type Raise = { who: SignedIn; factor: AuthFactorRow; lastStep: number | null };

/** A right code of a factor: this session can do more from now on, and those that cannot show as much are over. */
export async function raiseSession(ctx: Context, tx: Tx, { who, factor, lastStep }: Raise): Promise<Session> {
  const { user, session } = who;
  const now = ctx.now();
  await tx
    .update(authFactors)
    .set({ status: 'verified', updatedAt: now, ...(lastStep === null ? {} : { lastStep }) })
    .where(eq(authFactors.id, factor.id));
  const method = METHOD_OF_FACTOR[factor.type];
  const amr = [
    { method, timestamp: Math.floor(now.getTime() / 1000) },
    ...session.amr.filter((entry) => entry.method !== method),
  ];
  const [raised] = await tx
    .update(authSessions)
    .set({ aal: 'aal2', amr, factorId: factor.id, refreshedAt: now })
    .where(eq(authSessions.id, session.id))
    .returning();
  if (!raised) throw new Error('the session is gone');
  const ofPerson = eq(authSessions.userId, user.id);
  await tx.delete(authSessions).where(and(ofPerson, eq(authSessions.aal, 'aal1'), ne(authSessions.id, session.id)));
  await tx
    .delete(authFactors)
    .where(
      and(eq(authFactors.userId, user.id), eq(authFactors.type, factor.type), eq(authFactors.status, 'unverified')),
    );
  if (factor.status === 'unverified') {
    const values = { factor: factor.type, securityUrl: `${ctx.publicUrl}/konto/sicherheit` };
    await sendNotice(ctx, tx, { user, to: user.email, message: factorAddedMail(values) });
  }
  await rememberDevice(ctx, tx, user.id);
  return toSession(ctx, tx, user, raised, await replaceTokens(ctx, tx, session.id));
}
