import { FACTOR_REMOVAL_HOURS } from '@stellenvisite/contract/identity/auth';
import type { Tx } from '@stellenvisite/db/client';
import { authFactorRemovals as removals } from '@stellenvisite/db/schema/identity/auth-factors';
import type { Context } from '../../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { factorRemovalRequestedMail } from '../auth.mails.ts';
import { AuthError } from '../auth-error.ts';
import { sendNotice } from '../auth-mails.ts';
import { consumeNonce } from '../codes/reauthenticate.ts';
import { lockSignedIn } from '../sessions/lock-signed-in.ts';
import type { AuthSessionRow } from '../sessions/open-session.ts';
import type { SignedIn } from '../sessions/require-session.ts';
import { cancelUrlOf, findFactorRemoval, hasVerifiedFactor } from './remove-lost-factors.ts';

/** Ways in that went through the mailbox. */
const BY_MAIL = ['otp', 'magiclink', 'recovery', 'email/signup'];
const FRESH_MS = 600_000;

export type RequestedRemoval = { remove_at: string | null };

export async function getFactorRemoval(ctx: Pick<Context, 'db'>, { user }: SignedIn): Promise<RequestedRemoval> {
  const removal = await findFactorRemoval(ctx.db, user.id);
  return { remove_at: removal?.removeAt.toISOString() ?? null };
}

/**
 * Begins the time after which the second factors of an account go: for who lost theirs, and for the owner of an account whose
 * stolen session got one that is not theirs. It takes access to the mailbox, which the password alone does not give. Asking
 * twice does not begin the time again.
 */
export function requestFactorRemoval(
  ctx: Context,
  who: SignedIn,
  { nonce }: { nonce?: string | undefined },
): Promise<RequestedRemoval> {
  const event = { action: 'factor_removal_requested', userId: who.user.id };
  return auditedTransaction<RequestedRemoval>(ctx, event, async (tx) => {
    const locked = await lockSignedIn(tx, who);
    if (locked instanceof AuthError) return locked;
    const { user } = locked;
    if (!(await hasVerifiedFactor(tx, user.id))) {
      return new AuthError(404, 'mfa_factor_not_found', 'There is no second factor to remove');
    }
    const refusal = await refuseWithoutMailbox(ctx, tx, locked, nonce);
    if (refusal) return refusal;
    const present = await findFactorRemoval(tx, user.id);
    if (present) return { remove_at: present.removeAt.toISOString() };
    const requestedAt = ctx.now();
    const removeAt = new Date(requestedAt.getTime() + FACTOR_REMOVAL_HOURS * 3_600_000);
    const removal = { userId: user.id, requestedAt, removeAt, remindedAt: null };
    await tx.insert(removals).values(removal);
    const message = factorRemovalRequestedMail({ removeAt, cancelUrl: cancelUrlOf(ctx, removal) });
    await sendNotice(ctx, tx, { user, to: user.email, message });
    return { remove_at: removeAt.toISOString() };
  });
}

async function refuseWithoutMailbox(
  ctx: Context,
  tx: Tx,
  { user, session }: SignedIn,
  nonce: string | undefined,
): Promise<AuthError | null> {
  if (nonce) {
    const isRight = await consumeNonce(ctx, tx, user, nonce);
    return isRight ? null : new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
  if (cameByMail(ctx, session)) return null;
  return new AuthError(400, 'reauthentication_needed', 'Removing a lost factor requires a code from the mail');
}

const cameByMail = ({ now }: Pick<Context, 'now'>, { amr }: AuthSessionRow) =>
  amr.some(({ method, timestamp }) => BY_MAIL.includes(method) && now().getTime() - timestamp * 1000 <= FRESH_MS);
