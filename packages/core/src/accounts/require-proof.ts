import type { RequestErasure } from '@stellenvisite/contract/accounts.schema';
import { takeNonce } from '../auth/codes/reauthenticate.ts';
import { sourceOf } from '../auth/limits/source-of.ts';
import { verifyPassword } from '../auth/passwords/hash-password.ts';
import { lockAuthUser } from '../auth/users/find-auth-account.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Limit } from '../limits/limits.ts';
import { countTry, requireTriesLeft } from '../limits/require-tries-left.ts';
import type { Person } from '../permissions/require-person.ts';

type Proof = Pick<RequestErasure, 'password' | 'nonce'>;

const PROOF_TRIES: Limit = { name: 'proof', count: 5, seconds: 900, burst: 5 };

/** That it is still the same person at the device: the password, or the code just sent to them. A code works once. */
export async function requireProof(ctx: Context, { userId }: Person, { password, nonce }: Proof): Promise<void> {
  const { key } = await sourceOf(ctx, ctx.db, userId);
  await requireTriesLeft(ctx, ctx.db, PROOF_TRIES, `${userId} ${key}`);
  // A wrong code has to be counted, so the transaction ends before anything is refused.
  const isProven = await ctx.db.transaction(async (tx) => {
    const user = await lockAuthUser(tx, { id: userId });
    if (!user) return false;
    if (password !== undefined) return verifyPassword(user.passwordHash, password);
    return takeNonce(ctx, tx, user, nonce ?? '');
  });
  if (isProven) return;
  await countTry(ctx, ctx.db, PROOF_TRIES, `${userId} ${key}`);
  throw new DomainError('account.proof_invalid');
}
