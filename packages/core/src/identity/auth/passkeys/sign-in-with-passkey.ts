import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Tx } from '@stellenvisite/db/client';
import { authPasskeys } from '@stellenvisite/db/schema/identity/auth-factors';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { AuthError } from '../auth-error.ts';
import { countFailedTry, PASSKEY_TRIES, requireTriesLeft } from '../limits/failed-tries.ts';
import { sourceOf } from '../limits/source-of.ts';
import { openSession, type Session } from '../sessions/open-session.ts';
import { type AuthUserRow, lockAuthUser } from '../users/auth-user-view.ts';
import { requirePasskeys } from './change-passkeys.ts';
import { consumeChallenge, type IssuedChallenge, issueChallenge } from './passkey-challenges.ts';
import { relyingPartyOf } from './relying-party.ts';
import {
  type AssertionResponse,
  CEREMONY_MS,
  isUserHandleOf,
  type PasskeyRow,
  verificationFailed,
  verifyAssertion,
} from './webauthn.ts';

type AuthenticationOptions = Awaited<ReturnType<typeof generateAuthenticationOptions>>;

/** Begins a sign-in without a name: the device offers the passkeys that it has for this site. */
export async function startAuthentication(ctx: Context): Promise<IssuedChallenge & { options: AuthenticationOptions }> {
  requirePasskeys(ctx);
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(ctx).id,
    timeout: CEREMONY_MS,
    userVerification: 'required',
  });
  const issued = await issueChallenge(ctx, ctx.db, { ceremony: 'authentication', challenge: options.challenge });
  return { ...issued, options };
}

export type PasskeySignIn = { challengeId: string; credential: AssertionResponse };

/**
 * Signs in with a passkey. The device has recognised its owner, so possession and knowledge are both shown: the session needs no
 * second factor. It is never an administrator's, who has a sign-in of their own.
 */
export async function signInWithPasskey(ctx: Context, { challengeId, credential }: PasskeySignIn): Promise<Session> {
  requirePasskeys(ctx);
  const seen = await findCredential(ctx.db, credential.id);
  return auditedTransaction<Session>(ctx, { action: 'login_passkey', userId: seen?.userId ?? null }, async (tx) => {
    const asked = await consumeChallenge(ctx, tx, { ceremony: 'authentication', challengeId });
    if (asked instanceof AuthError) return asked;
    const user = seen && (await lockAuthUser(tx, { id: seen.userId }));
    const passkey = user && (await findCredential(tx, credential.id));
    if (!passkey || !isUserHandleOf(user.id, credential.response.userHandle)) return verificationFailed();
    const trying = { whose: user.id, source: await sourceOf(ctx, tx, user.id) };
    await requireTriesLeft(ctx, tx, PASSKEY_TRIES, trying);
    const proof = { asked: { ...asked, isOwnerVerified: true }, response: credential, passkey };
    const assertion = await verifyAssertion(ctx, tx, proof);
    if (assertion !== 'right') {
      await countFailedTry(ctx, tx, PASSKEY_TRIES, trying);
      return assertion === 'copied'
        ? new AuthError(400, 'webauthn_counter_regressed', 'The credential could not be verified')
        : verificationFailed();
    }
    return (
      refuseUnconfirmed(user) ?? openSession(ctx, tx, { userId: user.id, method: 'passkey', passkeyId: passkey.id })
    );
  });
}

async function findCredential(db: Tx | Context['db'], credentialId: string): Promise<PasskeyRow | undefined> {
  const [passkey] = await db
    .select()
    .from(authPasskeys)
    .where(and(eq(authPasskeys.credentialId, credentialId), isNull(authPasskeys.factorId)));
  return passkey;
}

function refuseUnconfirmed({ emailConfirmedAt, phoneConfirmedAt }: AuthUserRow): AuthError | null {
  if (emailConfirmedAt || phoneConfirmedAt) return null;
  return new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
}
