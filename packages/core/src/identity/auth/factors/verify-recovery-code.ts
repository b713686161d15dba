import { randomInt, randomUUID } from 'node:crypto';
import { RECOVERY_CODE_COUNT } from '@stellenvisite/contract/identity/auth';
import type { Db, Tx } from '@stellenvisite/db/client';
import { authRecoveryCodes as codes } from '@stellenvisite/db/schema/identity/auth-factors';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { recoveryCodeUsedMail } from '../auth.mails.ts';
import { AuthError, invalid } from '../auth-error.ts';
import { sendNotice } from '../auth-mails.ts';
import { countFailedTry, FACTOR_TRIES, hasTriesLeft, resetTries } from '../limits/failed-tries.ts';
import { sourceOf } from '../limits/source-of.ts';
import { lockSignedIn } from '../sessions/lock-signed-in.ts';
import type { Session } from '../sessions/open-session.ts';
import { raiseSession } from '../sessions/raise-session.ts';
import type { SignedIn } from '../sessions/require-session.ts';

/** Without letters and digits that are mistaken for each other on paper. Sixteen of them are 79 bits. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

const LENGTH = 16;

const newRecoveryCode = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

const hashOf = ({ auth: { secrets } }: Pick<Context, 'auth'>, userId: string, code: string) =>
  secrets.hash('recovery code', userId, code.toLowerCase().replace(/[\s-]/g, ''));

type RecoveryCodeSet = { id: string; total: number; remaining: number };

/** One of the codes somebody stored for this, instead of the factor they no longer have. */
export async function verifyRecoveryCode(ctx: Context, who: SignedIn, code: string): Promise<Session> {
  if (!code) throw invalid('Code needs to be non-empty');
  return auditedTransaction<Session>(ctx, { action: 'recovery_code_used', userId: who.user.id }, async (tx) => {
    const locked = await lockSignedIn(tx, who);
    if (locked instanceof AuthError) return locked;
    const { user } = locked;
    const trying = { whose: user.id, what: 'recovery code', source: await sourceOf(ctx, tx, user.id) };
    if (!(await hasTriesLeft(ctx, tx, FACTOR_TRIES, trying))) {
      return new AuthError(429, 'mfa_recovery_codes_locked', 'Too many wrong recovery codes, please try again later', {
        retryAfter: FACTOR_TRIES.bySource.seconds / FACTOR_TRIES.bySource.count,
      });
    }
    if (!(await useRecoveryCode(ctx, tx, user.id, code))) {
      await countFailedTry(ctx, tx, FACTOR_TRIES, trying);
      return new AuthError(422, 'mfa_verification_failed', 'Invalid recovery code entered');
    }
    await resetTries(ctx, tx, FACTOR_TRIES, trying);
    const left = (await findRecoveryCodes(tx, user.id))?.remaining ?? 0;
    const message = recoveryCodeUsedMail({ left, securityUrl: `${ctx.publicUrl}/konto/sicherheit` });
    await sendNotice(ctx, tx, { user, to: user.email, message });
    return raiseSession(ctx, tx, { who: locked, method: 'mfa/recovery_code', factorId: null });
  });
}

export async function findRecoveryCodes(db: Db | Tx, userId: string): Promise<RecoveryCodeSet | null> {
  const rows = await db
    .select({ setId: codes.setId, usedAt: codes.usedAt })
    .from(codes)
    .where(eq(codes.userId, userId));
  const [first] = rows;
  if (!first) return null;
  return { id: first.setId, total: rows.length, remaining: rows.filter(({ usedAt }) => usedAt === null).length };
}

/** A new set; the one before is worth nothing from now on. The codes are disclosed only here. */
export async function replaceRecoveryCodes(
  ctx: Pick<Context, 'auth' | 'now'>,
  tx: Tx,
  { userId, setId = randomUUID() }: { userId: string; setId?: string | undefined },
): Promise<{ id: string; codes: string[] }> {
  await deleteRecoveryCodes(tx, userId);
  const fresh = Array.from({ length: RECOVERY_CODE_COUNT }, newRecoveryCode);
  const createdAt = ctx.now();
  const rows = fresh.map((code) => ({ codeHash: hashOf(ctx, userId, code), setId, userId, createdAt }));
  await tx.insert(codes).values(rows);
  return { id: setId, codes: fresh };
}

/** Says whether there was such a code; of two who come with it at once, one gets it. */
async function useRecoveryCode(
  ctx: Pick<Context, 'auth' | 'now'>,
  tx: Tx,
  userId: string,
  code: string,
): Promise<boolean> {
  const mine = and(eq(codes.codeHash, hashOf(ctx, userId, code)), eq(codes.userId, userId), isNull(codes.usedAt));
  const used = await tx.update(codes).set({ usedAt: ctx.now() }).where(mine).returning({ setId: codes.setId });
  return used.length > 0;
}

export async function deleteRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  await tx.delete(codes).where(eq(codes.userId, userId));
}
