import { randomUUID } from 'node:crypto';
import type { OneTimeSlot } from '@stellenvisite/contract/identity/auth';
import type { Tx } from '@stellenvisite/db/client';
import { isBanned } from '../../../actor-state.ts';
import type { Context } from '../../../context.ts';
import type { Limit } from '../../../platform/rate-limits/limits.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { AuthError, invalid, otpExpired, userBanned } from '../auth-error.ts';
import { KNOWS_PASSWORD, type Source, sourceOf } from '../limits/source-of.ts';
import { verifyPassword } from '../passwords/hash-password.ts';
import { openSession, type Session } from '../sessions/open-session.ts';
import { findPasswordHash } from '../sign-up/pending-sign-ups.ts';
import { parsePhone } from '../users/address.ts';
import { type AccountName, type AuthUserRow, lockAuthUser } from '../users/auth-user-view.ts';
import { retryOnConflict } from '../users/update-auth-user.ts';
import { type Applied, applyOneTime } from './apply-one-time.ts';
import { findByLink, type OneTimeRow, tryCode } from './one-time-tokens.ts';
import { lockByAnyAddress } from './resend.ts';

/** Slots of one-time tokens that each `type` of the protocol may use up. */
export const SLOTS_OF_TYPE: Readonly<Record<string, readonly OneTimeSlot[]>> = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  email: ['confirmation', 'recovery'],
  recovery: ['recovery'],
  magiclink: ['recovery'],
  email_change: ['email_change_new', 'email_change_current'],
  sms: ['phone_confirmation'],
  phone_change: ['phone_change'],
};

export type Verification = {
  type: string;
  token?: string | undefined;
  tokenHash?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  /** Sent with a code, the right password prevents wrong codes of others from locking the person out. */
  password?: string | undefined;
};

export type HalfDone = { code: '200'; msg: string };
export const HALF_DONE: HalfDone = {
  code: '200',
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
};
const LINK_INVALID = 'Email link is invalid or has expired';

/** Uses up a code or a link's token and signs the person in. */
export function verifyOneTime(ctx: Context, wish: Verification): Promise<Session | HalfDone> {
  const slots = slotsOf(wish.type);
  return retryOnConflict(() =>
    auditedTransaction<Session | HalfDone>(
      ctx,
      { action: 'verify', userOf: (done) => ('user' in done ? done.user.id : null) },
      async (tx) => {
        const found = wish.tokenHash
          ? await lockByLink(ctx, tx, wish.tokenHash, slots)
          : await lockByCode(ctx, tx, wish, slots);
        if (!found) return wish.tokenHash ? otpExpired(LINK_INVALID) : otpExpired();
        const applied = await useUp(ctx, tx, found);
        if (applied instanceof AuthError) return applied;
        if (applied === 'half done') return HALF_DONE;
        return openSession(ctx, tx, { userId: found.user.id, method: 'otp' });
      },
    ),
  );
}

function slotsOf(type: string): readonly OneTimeSlot[] {
  if (!type) throw invalid('Verify requires a verification type');
  const slots = Object.hasOwn(SLOTS_OF_TYPE, type) ? SLOTS_OF_TYPE[type] : undefined;
  if (!slots) throw invalid('Invalid verification type');
  return slots;
}

export type Found = { user: AuthUserRow; secret: OneTimeRow };

/** The account is locked before the secret is read again: of twenty who come with it at once, one finds it. */
export async function lockByLink(
  ctx: Context,
  tx: Tx,
  linkToken: string,
  slots: readonly OneTimeSlot[],
): Promise<Found | null> {
  const seen = await findByLink(ctx, tx, linkToken);
  if (!seen) return null;
  const user = await lockAuthUser(tx, { id: seen.userId });
  const secret = await findByLink(ctx, tx, linkToken);
  return user && secret && slots.includes(secret.slot) ? { user, secret } : null;
}

async function lockByCode(
  ctx: Context,
  tx: Tx,
  { type, token = '', email, phone, password }: Verification,
  slots: readonly OneTimeSlot[],
): Promise<Found | null> {
  const address = email ? { email: email.trim().toLowerCase() } : { phone: parsePhone(phone ?? '') };
  const isChange = type === 'email_change' || type === 'phone_change';
  const users = isChange
    ? await lockByAnyAddress(tx, address)
    : [await lockAuthUser(tx, address satisfies AccountName)].filter((user) => user !== null);
  const sentTo = 'email' in address ? address.email : address.phone;
  for (const user of users) {
    const source = await sourceOfCode(ctx, tx, { user, sentTo, password });
    const secret = await tryCode(ctx, tx, { userId: user.id, slots, sentTo, code: token, source });
    if (secret) return { user, secret };
  }
  if (users.length === 0) {
    // Reads and counts the same as for a known address, so that the timing does not reveal the difference.
    const source = await sourceOfCode(ctx, tx, { user: null, sentTo, password });
    await tryCode(ctx, tx, { userId: randomUUID(), slots, sentTo, code: token, source });
  }
  return null;
}

type CodeTyped = { user: AuthUserRow | null; sentTo: string; password: string | undefined };

/** Returns the source of a code. The answer to a wrong password is that to a wrong code: it cannot be guessed here without the code. */
async function sourceOfCode(ctx: Context, tx: Tx, { user, sentTo, password }: CodeTyped): Promise<Source> {
  const source = await sourceOf(ctx, tx, user?.id);
  if (!password || source.isTrusted) return source;
  if (!(await ctx.limits.take(tx, PASSWORDS_WITH_CODES, sentTo, source.key)).ok) return source;
  return (await verifyPassword(await findPasswordHash(tx, user), password)) ? KNOWS_PASSWORD : source;
}

const PASSWORDS_WITH_CODES: Limit = { name: 'password beside code', count: 10, seconds: 600, burst: 10 };

export async function useUp(ctx: Context, tx: Tx, { user, secret }: Found): Promise<Applied | AuthError> {
  if (isBanned(user, ctx.now())) return userBanned(403);
  return applyOneTime(ctx, tx, user, secret);
}
