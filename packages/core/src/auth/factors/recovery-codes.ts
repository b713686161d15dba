import { randomInt, randomUUID } from 'node:crypto';
import { RECOVERY_CODE_COUNT } from '@stellenvisite/contract/auth';
import type { Db, Tx } from '@stellenvisite/db/client';
import { authRecoveryCodes as codes } from '@stellenvisite/db/schema/auth-factors';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';

/** Without letters and digits that are mistaken for each other on paper. Sixteen of them are 79 bits. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 16;

const newRecoveryCode = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

const hashOf = ({ auth: { secrets } }: Pick<Context, 'auth'>, userId: string, code: string) =>
  secrets.hash('recovery code', userId, code.toLowerCase().replace(/[\s-]/g, ''));

export type RecoveryCodeSet = { id: string; total: number; remaining: number };

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
export async function useRecoveryCode(
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
