import { ERASURE_WAITING_DAYS } from '@stellenvisite/contract/identity/accounts';
import type { Account, Erasure, RequestErasure } from '@stellenvisite/contract/identity/accounts.schema';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import type { Limit } from '../../platform/rate-limits/limits.ts';
import { consumeRateLimit, requireTriesLeft } from '../../platform/rate-limits/require-tries-left.ts';
import { requirePermission } from '../../require-permission.ts';
import type { Person } from '../../require-person.ts';
import { consumeNonce } from '../auth/codes/reauthenticate.ts';
import { sourceOf } from '../auth/limits/source-of.ts';
import { verifyPassword } from '../auth/passwords/hash-password.ts';
import { lockAuthUser } from '../auth/users/auth-user-view.ts';
import { erasureRequestedMail } from './accounts.mails.ts';
import { loadAccount } from './change-account.ts';
import { eraseAccount } from './erase-due-accounts.ts';

type Proof = Pick<RequestErasure, 'password' | 'nonce'>;

const PROOF_TRIES: Limit = { name: 'proof', count: 5, seconds: 900, burst: 5 };

/** Erases the account now, or in two weeks unless its owner changes their mind. Asking twice does not start the wait again. */
export async function requestErasure(ctx: Context, request: RequestErasure): Promise<Erasure> {
  const person = await requirePermission(ctx, 'account.erase');
  await requireProof(ctx, person, request);
  if (request.mode === 'at_once') {
    await eraseAccount(ctx, { userId: person.userId });
    return { status: 'erased', eraseAt: null };
  }
  const eraseAt = new Date(ctx.now().getTime() + ERASURE_WAITING_DAYS * 86_400_000);
  return ctx.db.transaction(async (tx): Promise<Erasure> => {
    const [set] = await tx
      .update(profiles)
      .set({ eraseAt, updatedAt: ctx.now() })
      .where(and(eq(profiles.id, person.userId), isNull(profiles.eraseAt)))
      .returning({ language: profiles.language });
    if (!set) return { status: 'waiting', eraseAt: await findEraseAt(tx, person.userId) };
    await ctx.audit(tx, { action: 'erasure_requested', userId: person.userId, sessionId: person.sessionId });
    if (person.email) {
      const message = erasureRequestedMail({ eraseAt, accountUrl: `${ctx.publicUrl}/konto/daten` });
      await ctx.mail.write(tx, { to: person.email, language: set.language, message });
    }
    return { status: 'waiting', eraseAt: eraseAt.toISOString() };
  });
}

async function findEraseAt(tx: Pick<Context['db'], 'select'>, userId: string): Promise<string | null> {
  const [row] = await tx.select({ eraseAt: profiles.eraseAt }).from(profiles).where(eq(profiles.id, userId));
  return row?.eraseAt?.toISOString() ?? null;
}

/** That it is still the same person at the device: the password, or the code just sent to them. A code works once. */
async function requireProof(ctx: Context, { userId }: Person, { password, nonce }: Proof): Promise<void> {
  const { key } = await sourceOf(ctx, ctx.db, userId);
  await requireTriesLeft(ctx, ctx.db, PROOF_TRIES, `${userId} ${key}`);
  // A wrong code has to be counted, so the transaction ends before anything is refused.
  const isProven = await ctx.db.transaction(async (tx) => {
    const user = await lockAuthUser(tx, { id: userId });
    if (!user) return false;
    if (password !== undefined) return verifyPassword(user.passwordHash, password);
    return consumeNonce(ctx, tx, user, nonce ?? '');
  });
  if (isProven) return;
  await consumeRateLimit(ctx, ctx.db, PROOF_TRIES, `${userId} ${key}`);
  throw new DomainError('account.proof_invalid');
}

/** As long as the account is there, its owner may keep it. */
export async function cancelErasure(ctx: Context): Promise<Account> {
  const person = await requirePermission(ctx, 'account.erase');
  const { userId, sessionId } = person;
  await ctx.db.transaction(async (tx) => {
    await tx.update(profiles).set({ eraseAt: null, updatedAt: ctx.now() }).where(eq(profiles.id, userId));
    await ctx.audit(tx, { action: 'erasure_cancelled', userId, sessionId });
  });
  return loadAccount(ctx, person);
}
