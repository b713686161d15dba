import type { Tx } from '@stellenvisite/db/client';
import { authSessions } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { AuthError } from '../auth-error.ts';
import { consumeNonce } from '../codes/reauthenticate.ts';
import { countFailedTry, PASSWORD_TRIES, requireTriesLeft } from '../limits/failed-tries.ts';
import { sourceOf } from '../limits/source-of.ts';
import { verifyPassword } from '../passwords/hash-password.ts';
import type { AuthSessionRow } from '../sessions/open-session.ts';
import type { SignedIn } from '../sessions/require-session.ts';
import type { AuthUserRow } from '../users/auth-user-view.ts';

/** How long a sign-in, the password or a mailed code is proof enough for a sensitive change. */
const PROOF_MS = 600_000;

export type Proof = { currentPassword?: string | undefined; nonce?: string | undefined };

type Proving = Pick<SignedIn, 'user' | 'session'>;

/**
 * Whoever changes how an account is signed in to has to show that it is still its owner at the device: by the password, a
 * mailed code, or a sign-in of the last ten minutes. Wrong proof is counted: commit the transaction in either case.
 */
export async function refuseUnproven(
  ctx: Context,
  tx: Tx,
  { user, session }: Proving,
  proof: Proof = {},
): Promise<AuthError | null> {
  const refusal = await refuseWrongProof(ctx, tx, user, proof);
  if (refusal) return refusal;
  if (proof.currentPassword || proof.nonce) {
    await tx.update(authSessions).set({ provenAt: ctx.now() }).where(eq(authSessions.id, session.id));
    return null;
  }
  // An anonymous visitor has neither a password nor an address that a code could be sent to.
  if (!ctx.auth.settings.requireProof || user.isAnonymous || isFresh(ctx, session)) return null;
  return new AuthError(400, 'reauthentication_needed', 'This change requires reauthentication');
}

async function refuseWrongProof(
  ctx: Context,
  tx: Tx,
  user: AuthUserRow,
  { currentPassword, nonce }: Proof,
): Promise<AuthError | null> {
  if (currentPassword) {
    const trying = { whose: user.id, source: await sourceOf(ctx, tx, user.id) };
    await requireTriesLeft(ctx, tx, PASSWORD_TRIES, trying);
    if (!(await verifyPassword(user.passwordHash, currentPassword))) {
      await countFailedTry(ctx, tx, PASSWORD_TRIES, trying);
      return new AuthError(400, 'current_password_invalid', 'Current password is not valid.');
    }
  }
  if (nonce && !(await consumeNonce(ctx, tx, user, nonce))) {
    return new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
  return null;
}

function isFresh({ now }: Pick<Context, 'now'>, { amr, provenAt }: AuthSessionRow): boolean {
  const signedInAt = Math.max(...amr.map(({ timestamp }) => timestamp)) * 1000;
  return now().getTime() - Math.max(signedInAt, provenAt?.getTime() ?? 0) <= PROOF_MS;
}
