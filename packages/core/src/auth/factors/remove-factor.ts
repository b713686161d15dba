import type { Tx } from '@stellenvisite/db/client';
import { authSessions } from '@stellenvisite/db/schema/auth';
import { authFactorRemovals, authFactors } from '@stellenvisite/db/schema/auth-factors';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { factorRemovedMail } from '../auth.mails.ts';
import { sendNotice } from '../auth-mails.ts';
import type { AuthSessionRow } from '../sessions/open-session.ts';
import type { AuthFactorRow, AuthUserRow } from '../users/auth-user-view.ts';
import { METHOD_OF_FACTOR } from './factor-rules.ts';
import { deleteRecoveryCodes } from './recovery-codes.ts';

const FACTOR_METHODS: readonly string[] = [...Object.values(METHOD_OF_FACTOR), 'mfa/recovery_code'];

/** Takes a factor away, and from sessions what only it had given them. The account's row has to be locked. */
export async function removeFactor(ctx: Context, tx: Tx, user: AuthUserRow, factor: AuthFactorRow): Promise<void> {
  await tx.delete(authFactors).where(eq(authFactors.id, factor.id));
  if (factor.status === 'unverified') return;
  const left = await tx
    .select({ type: authFactors.type })
    .from(authFactors)
    .where(and(eq(authFactors.userId, user.id), eq(authFactors.status, 'verified')));
  if (left.length === 0) {
    await deleteRecoveryCodes(tx, user.id);
    await tx.delete(authFactorRemovals).where(eq(authFactorRemovals.userId, user.id));
  }
  const another = left.some(({ type }) => type === factor.type);
  const sessions = await tx
    .select()
    .from(authSessions)
    .where(and(eq(authSessions.userId, user.id), eq(authSessions.aal, 'aal2')))
    .for('update');
  for (const session of sessions) {
    if (session.factorId === factor.id || !another) await lower(tx, session, factor);
  }
  const values = { factor: factor.type, securityUrl: `${ctx.publicUrl}/konto/sicherheit` };
  await sendNotice(ctx, tx, { user, to: user.email, message: factorRemovedMail(values) });
}

async function lower(tx: Tx, session: AuthSessionRow, factor: AuthFactorRow): Promise<void> {
  const amr = session.amr.filter(({ method }) => method !== METHOD_OF_FACTOR[factor.type]);
  const isStillRaised = amr.some(({ method }) => FACTOR_METHODS.includes(method));
  await tx
    .update(authSessions)
    .set({
      amr,
      aal: isStillRaised ? 'aal2' : 'aal1',
      factorId: session.factorId === factor.id ? null : session.factorId,
    })
    .where(eq(authSessions.id, session.id));
}
