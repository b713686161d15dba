import { randomUUID } from 'node:crypto';
import { FACTOR_TYPES, type FactorType } from '@stellenvisite/contract/identity/auth';
import type { Tx } from '@stellenvisite/db/client';
import { authChallenges, authFactors } from '@stellenvisite/db/schema/identity/auth-factors';
import { and, eq, inArray, lt, notExists } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { AuthError, invalid } from '../auth-error.ts';
import { refuseUnproven } from '../proof/refuse-unproven.ts';
import { lockSignedIn } from '../sessions/lock-signed-in.ts';
import type { SignedIn } from '../sessions/require-session.ts';
import { parsePhone } from '../users/address.ts';
import type { AuthFactorRow, AuthUserRow } from '../users/auth-user-view.ts';
import { CHALLENGE_LIFETIME_MS, findFactor, removeFactor, requireFactorType } from './remove-lost-factors.ts';
import { drawTotpQr, newTotpSecret, totpUri } from './totp.ts';

type EnrolledFactor = {
  id: string;
  type: FactorType;
  friendly_name?: string;
  totp?: { qr_code: string; secret: string; uri: string };
  phone?: string;
};

type Adding = { user: AuthUserRow; friendlyName: string | null };

/** Sealed for one factor: copied to another row it opens nothing. */
const sealPurpose = (factorId: string) => `totp ${factorId}`;

export const unsealTotpSecret = ({ auth: { secrets } }: Pick<Context, 'auth'>, factorId: string, sealed: string) =>
  secrets.unseal(sealPurpose(factorId), sealed);

const named = (friendlyName: string | null) => (friendlyName === null ? {} : { friendly_name: friendlyName });

export type NewFactor = {
  type: string;
  friendlyName?: string | undefined;
  issuer?: string | undefined;
  phone?: string | undefined;
};

const MAX_FACTORS = 10;
const MAX_TEXT = 200;

/** Begins a second factor; it counts once its first code was right. */
export async function enrollFactor(ctx: Context, who: SignedIn, wish: NewFactor): Promise<EnrolledFactor> {
  if (who.user.isAnonymous)
    throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions');
  const type = parseType(wish.type);
  requireFactorType(ctx.auth.settings, type, 'enroll');
  const friendlyName = wish.friendlyName || null;
  if (Math.max(friendlyName?.length ?? 0, wish.issuer?.length ?? 0) > MAX_TEXT) {
    throw invalid(`friendly_name and issuer cannot be longer than ${MAX_TEXT} characters`);
  }
  const phone = type === 'phone' ? parseFactorPhone(wish.phone) : null;
  return auditedTransaction<EnrolledFactor>(ctx, { action: 'factor_enrolled', userId: who.user.id }, async (tx) => {
    const locked = await lockSignedIn(tx, who);
    if (locked instanceof AuthError) return locked;
    const { user, session } = locked;
    await dropForgotten(ctx, tx, user.id);
    const present = await tx.select().from(authFactors).where(eq(authFactors.userId, user.id));
    const replaced = present.filter((factor) => phone !== null && factor.phone === phone);
    const remaining = present.filter((factor) => !replaced.includes(factor));
    const refusal = refuse({ replaced, remaining: remaining, friendlyName, isRaised: session.aal === 'aal2' });
    if (refusal) return refusal;
    const unproven = await refuseUnproven(ctx, tx, locked);
    if (unproven) return unproven;
    await drop(tx, replaced);
    if (phone !== null) return addPhoneFactor(ctx, tx, { user, friendlyName, phone });
    return type === 'webauthn'
      ? addWebauthnFactor(ctx, tx, { user, friendlyName })
      : addTotpFactor(ctx, tx, { user, friendlyName, issuer: wish.issuer });
  });
}

function parseType(type: string): FactorType {
  const known = FACTOR_TYPES.find((each) => each === type);
  if (!known) throw invalid(`factor_type needs to be one of ${FACTOR_TYPES.join(', ')}`);
  return known;
}

function parseFactorPhone(phone: string | undefined): string {
  if (!phone) throw invalid('Phone number required to enroll Phone factor');
  return parsePhone(phone);
}

/** Enrolled but never challenged, and abandoned. */
async function dropForgotten(ctx: Context, tx: Tx, userId: string): Promise<void> {
  const challenges = tx.select().from(authChallenges).where(eq(authChallenges.factorId, authFactors.id));
  await tx
    .delete(authFactors)
    .where(
      and(
        eq(authFactors.userId, userId),
        eq(authFactors.status, 'unverified'),
        lt(authFactors.createdAt, new Date(ctx.now().getTime() - CHALLENGE_LIFETIME_MS)),
        notExists(challenges),
      ),
    );
}

type Present = {
  replaced: AuthFactorRow[];
  remaining: AuthFactorRow[];
  friendlyName: string | null;
  isRaised: boolean;
};

function refuse({ replaced, remaining, friendlyName, isRaised }: Present): AuthError | null {
  if (replaced.some(({ status }) => status === 'verified')) {
    return new AuthError(
      422,
      'mfa_verified_factor_exists',
      'A verified phone factor already exists, unenroll it to continue',
    );
  }
  if (remaining.some((factor) => factor.friendlyName === friendlyName)) {
    const name = friendlyName ?? '';
    const message = `A factor with the friendly name "${name}" for this user already exists`;
    return new AuthError(422, 'mfa_factor_name_conflict', message);
  }
  if (remaining.length >= MAX_FACTORS) {
    return new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  }
  if (!isRaised && remaining.some(({ status }) => status === 'verified')) {
    return new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  return null;
}

async function drop(tx: Tx, factors: readonly AuthFactorRow[]): Promise<void> {
  const ids = factors.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(authFactors).where(inArray(authFactors.id, ids));
}

/** The secret is disclosed only here. */
async function addTotpFactor(
  ctx: Context,
  tx: Tx,
  { user, friendlyName, issuer }: Adding & { issuer: string | undefined },
): Promise<EnrolledFactor> {
  const id = randomUUID();
  const secret = newTotpSecret();
  const uri = totpUri({
    secret,
    issuer: issuer || new URL(ctx.auth.settings.siteUrl).host,
    label: user.email ?? user.phone ?? user.id,
  });
  const sealedSecret = ctx.auth.secrets.seal(sealPurpose(id), secret);
  await insertFactor(ctx, tx, { id, userId: user.id, type: 'totp', friendlyName, sealedSecret });
  return { id, type: 'totp', ...named(friendlyName), totp: { qr_code: await drawTotpQr(uri), secret, uri } };
}

async function addPhoneFactor(
  ctx: Context,
  tx: Tx,
  { user, friendlyName, phone }: Adding & { phone: string },
): Promise<EnrolledFactor> {
  const id = randomUUID();
  await insertFactor(ctx, tx, { id, userId: user.id, type: 'phone', friendlyName, phone });
  return { id, type: 'phone', ...named(friendlyName), phone };
}

/** Its key follows with the first challenge; a person with passkeys needs no other. */
async function addWebauthnFactor(ctx: Context, tx: Tx, { user, friendlyName }: Adding): Promise<EnrolledFactor> {
  const id = randomUUID();
  await insertFactor(ctx, tx, { id, userId: user.id, type: 'webauthn', friendlyName });
  return { id, type: 'webauthn', ...named(friendlyName) };
}

async function insertFactor(ctx: Context, tx: Tx, factor: typeof authFactors.$inferInsert): Promise<void> {
  await tx.insert(authFactors).values({ ...factor, createdAt: ctx.now(), updatedAt: ctx.now() });
}

/** Whoever has shown the second factor may take it away, by what the session is now and not by what a token says. */
export function unenrollFactor(ctx: Context, who: SignedIn, factorId: string): Promise<{ id: string }> {
  return auditedTransaction<{ id: string }>(ctx, { action: 'factor_removed', userId: who.user.id }, async (tx) => {
    const locked = await lockSignedIn(tx, who);
    if (locked instanceof AuthError) return locked;
    const factor = await findFactor(tx, locked.user.id, factorId);
    if (factor instanceof AuthError) return factor;
    if (factor.status === 'verified' && locked.session.aal !== 'aal2') {
      return new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await removeFactor(ctx, tx, locked.user, factor);
    return { id: factor.id };
  });
}
