import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { AuthMethod, OneTimeSlot } from '@stellenvisite/contract/identity/auth';
import type { Tx } from '@stellenvisite/db/client';
import { authSignUps, authOneTimeTokens as tokens } from '@stellenvisite/db/schema/identity/auth';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { newCode, newToken } from '../auth-secrets.ts';
import { countFailedTry, hasTriesLeft, type Tries } from '../limits/failed-tries.ts';
import type { Source } from '../limits/source-of.ts';

export type OneTimeRow = typeof tokens.$inferSelect;
export type NewOneTime = {
  userId: string;
  slot: OneTimeSlot;
  sentTo: string;
  method: AuthMethod;
  /** The pending sign-up it confirms; those of other sign-ups stay alive next to it. */
  signUpId?: string | null;
  /** The browser flow that requested it: its link then leads to an auth code and not to a session. */
  flowStateId?: string | null;
};

/** Issues a code and a link token, independent of each other; those of the same slot and sign-up sent before are dead. */
export async function issueOneTime(
  ctx: Pick<Context, 'now' | 'auth'>,
  tx: Tx,
  { userId, slot, sentTo, method, signUpId = null, flowStateId = null }: NewOneTime,
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
    expiresAt: new Date(now.getTime() + ctx.auth.settings.otpLifetimeSeconds * 1000),
    createdAt: now,
  };
  await tx
    .insert(tokens)
    .values({ userId, slot, signUpId, ...row })
    .onConflictDoUpdate({ target: [tokens.userId, tokens.slot, tokens.signUpId], set: row });
  return { code, linkToken };
}

const hashCode = (
  { auth: { secrets } }: Pick<Context, 'auth'>,
  { userId, slot }: { userId: string; slot: OneTimeSlot },
  code: string,
) => secrets.hash('code', userId, slot, code);
const hashLink = ({ auth: { secrets } }: Pick<Context, 'auth'>, linkToken: string) => secrets.hash('link', linkToken);

/** Finds the open secret of a link, without using it up. */
export async function findByLink(ctx: Context, tx: Tx, linkToken: string): Promise<OneTimeRow | null> {
  const [row] = await tx
    .select()
    .from(tokens)
    .where(eq(tokens.linkHash, hashLink(ctx, linkToken)));
  return row && isOpen(ctx, row) ? row : null;
}

/**
 * Five wrong codes from one source kill a code for it, and fifty from unknown sources end typing codes for the account
 * until the day is over. Links are not guessed, so they live on.
 */
const CODE_TRIES: Tries = {
  bySource: { name: 'tries.code', count: 1, seconds: 86_400, burst: 5 },
  fromUnknown: { name: 'tries.code.day', count: 50, seconds: 86_400, burst: 50 },
};

type Guess = {
  userId: string;
  slots: readonly OneTimeSlot[];
  sentTo: string;
  code: string;
  source: Source;
};

/**
 * The open secret a typed code belongs to. A wrong code is counted: commit whatever comes of it. The account's row has to
 * be locked, or two tries could count as one.
 */
export async function tryCode(
  ctx: Pick<Context, 'now' | 'auth' | 'limits'>,
  tx: Tx,
  { userId, slots, sentTo, code, source }: Guess,
): Promise<OneTimeRow | null> {
  const rows = await tx
    .select()
    .from(tokens)
    .where(and(eq(tokens.userId, userId), inArray(tokens.slot, [...slots]), eq(tokens.sentTo, sentTo)));
  const open = rows.filter((row) => isOpen(ctx, row));
  const codes = open.map(({ id }) => id).toSorted();
  const trying = { whose: sentTo, what: codes.join(' '), source };
  const mayTry = await hasTriesLeft(ctx, tx, CODE_TRIES, trying);
  const right = open.find((row) => isSame(row.codeHash, hashCode(ctx, row, code)));
  if (right && mayTry) return right;
  // Counted without tries left, too: only a known address gets new ones with its next code, and the clock would tell.
  await countFailedTry(ctx, tx, CODE_TRIES, trying);
  return null;
}

function isOpen({ now }: Pick<Context, 'now'>, { expiresAt }: OneTimeRow): boolean {
  return expiresAt > now();
}

function isSame(known: string, made: string): boolean {
  return timingSafeEqual(Buffer.from(known), Buffer.from(made));
}

/** Using one secret ends all others of the account, and the sign-ups that wait for one. */
export async function clearOneTimes(tx: Tx, userId: string): Promise<void> {
  await tx.delete(authSignUps).where(eq(authSignUps.userId, userId));
  await tx.delete(tokens).where(eq(tokens.userId, userId));
}

export async function clearOneTime(tx: Tx, id: string): Promise<void> {
  await tx.delete(tokens).where(eq(tokens.id, id));
}
