import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { AuthMethod, OneTimeSlot } from '@stellenvisite/contract/auth';
import type { Tx } from '@stellenvisite/db/client';
import { authOneTimeTokens as tokens } from '@stellenvisite/db/schema/auth';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { newCode, newToken } from '../auth-secrets.ts';

export type OneTimeRow = typeof tokens.$inferSelect;
export type NewOneTime = {
  userId: string;
  slot: OneTimeSlot;
  sentTo: string;
  method: AuthMethod;
  /** The browser flow that asked for it: its link then leads to an auth code and not to a session. */
  flowStateId?: string | null;
};

export const MAX_TRIES = 5;

/** A code and a link token, independent of each other; those of the same slot sent before are dead. */
export async function issueOneTime(
  ctx: Pick<Context, 'now' | 'auth'>,
  tx: Tx,
  { userId, slot, sentTo, method, flowStateId = null }: NewOneTime,
): Promise<{ code: string; linkToken: string }> {
  const now = ctx.now();
  const code = newCode();
  const linkToken = `${flowStateId ? 'pkce_' : ''}${newToken()}`;
  const row = {
    id: randomUUID(),
    sentTo,
    codeHash: hashCode(ctx, { userId, slot }, code),
    linkHash: hashLink(ctx, linkToken),
    method,
    flowStateId,
    attempts: 0,
    expiresAt: new Date(now.getTime() + ctx.auth.settings.otpLifetimeSeconds * 1000),
    createdAt: now,
  };
  await tx
    .insert(tokens)
    .values({ userId, slot, ...row })
    .onConflictDoUpdate({ target: [tokens.userId, tokens.slot], set: row });
  return { code, linkToken };
}

const hashCode = (
  { auth: { secrets } }: Pick<Context, 'auth'>,
  { userId, slot }: { userId: string; slot: OneTimeSlot },
  code: string,
) => secrets.hash('code', userId, slot, code);
const hashLink = ({ auth: { secrets } }: Pick<Context, 'auth'>, linkToken: string) => secrets.hash('link', linkToken);

/** The open secret of a link, without using it up. */
export async function findByLink(ctx: Context, tx: Tx, linkToken: string): Promise<OneTimeRow | null> {
  const [row] = await tx
    .select()
    .from(tokens)
    .where(eq(tokens.linkHash, hashLink(ctx, linkToken)));
  return row && isOpen(ctx, row) ? row : null;
}

type Guess = { userId: string; slots: readonly OneTimeSlot[]; sentTo: string; code: string };

/**
 * The open secret a typed code belongs to. A wrong code counts against every secret it was tried on, and the fifth kills
 * it: commit whatever comes of it. The account's row has to be locked, or two tries could count as one.
 */
export async function tryCode(
  ctx: Pick<Context, 'now' | 'auth'>,
  tx: Tx,
  { userId, slots, sentTo, code }: Guess,
): Promise<OneTimeRow | null> {
  const rows = await tx
    .select()
    .from(tokens)
    .where(and(eq(tokens.userId, userId), inArray(tokens.slot, [...slots]), eq(tokens.sentTo, sentTo)));
  const open = rows.filter((row) => isOpen(ctx, row));
  const right = open.find((row) => isSame(row.codeHash, hashCode(ctx, row, code)));
  if (right) return right;
  await tx
    .update(tokens)
    .set({ attempts: sql`${tokens.attempts} + 1` })
    .where(
      inArray(
        tokens.id,
        open.map(({ id }) => id),
      ),
    );
  return null;
}

function isOpen({ now }: Pick<Context, 'now'>, { expiresAt, attempts }: OneTimeRow): boolean {
  return expiresAt > now() && attempts < MAX_TRIES;
}

function isSame(known: string, made: string): boolean {
  return timingSafeEqual(Buffer.from(known), Buffer.from(made));
}

/** Using one secret ends all others of the account. */
export async function clearOneTimes(tx: Tx, userId: string): Promise<void> {
  await tx.delete(tokens).where(eq(tokens.userId, userId));
}

export async function clearOneTime(tx: Tx, id: string): Promise<void> {
  await tx.delete(tokens).where(eq(tokens.id, id));
}
