import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { FactorType } from '@stellenvisite/contract/identity/auth';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Tx } from '@stellenvisite/db/client';
import { authChallenges, authFactors } from '@stellenvisite/db/schema/identity/auth-factors';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { networkOf } from '../../../platform/rate-limits/network-of.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { factorAddedMail } from '../auth.mails.ts';
import { AuthError, invalid } from '../auth-error.ts';
import { claimSend, languageOf, sendNotice } from '../auth-mails.ts';
import { newCode } from '../auth-secrets.ts';
import { countFailedTry, FACTOR_TRIES, requireTriesLeft, resetTries } from '../limits/failed-tries.ts';
import { sourceOf } from '../limits/source-of.ts';
import { lockSignedIn } from '../sessions/lock-signed-in.ts';
import type { Session } from '../sessions/open-session.ts';
import { raiseSession } from '../sessions/raise-session.ts';
import type { SignedIn } from '../sessions/require-session.ts';
import type { AuthFactorRow, AuthUserRow } from '../users/auth-user-view.ts';
import { unsealTotpSecret } from './enroll-factor.ts';
import { smsText } from './phone-codes.ts';
import { CHALLENGE_LIFETIME_MS, findFactor, METHOD_OF_FACTOR, requireFactorType } from './remove-lost-factors.ts';
import { findTotpStep } from './totp.ts';
import { challengeWebauthn, isProvenByKey, type WebauthnAnswer, type WebauthnChallenge } from './webauthn-factor.ts';

type Challenge = { id: string; type: FactorType; expires_at: number; webauthn?: WebauthnChallenge };

/** How long a challenge that ran out is still distinguished from one that never was. */
const RETENTION_MS = 3_600_000;

type Sending = { user: AuthUserRow; id: string; phone: string };

const hashFactorCode = ({ auth: { secrets } }: Pick<Context, 'auth'>, challengeId: string, code: string) =>
  secrets.hash('factor code', challengeId, code);

/** A code, or what an authenticator has signed. */
export type FactorProof = { factorId: string; challengeId: string; code?: string; webauthn?: WebauthnAnswer };

const TRIES_PER_CHALLENGE = 5;

/** Returns the error in the protocol's words. */
const WRONG: Record<FactorType, string> = {
  totp: 'TOTP code entered',
  phone: 'MFA Phone code entered',
  webauthn: 'WebAuthn credential',
};

/**
 * Takes a factor's code or signature and raises the session. The account is locked throughout: of twenty who come with the same code
 * at once, the first uses it up, and a wrong one is counted before the next is looked at.
 */
export async function verifyFactor(ctx: Context, who: SignedIn, guess: FactorProof): Promise<Session> {
  const code = (guess.code ?? '').replace(/\s/g, '');
  if (!code && !guess.webauthn) throw invalid('Code needs to be non-empty');
  return auditedTransaction<Session>(ctx, { action: 'factor_verified', userId: who.user.id }, async (tx) => {
    const locked = await lockSignedIn(tx, who);
    if (locked instanceof AuthError) return locked;
    const factor = await findFactor(tx, locked.user.id, guess.factorId);
    if (factor instanceof AuthError) return factor;
    requireFactorType(ctx.auth.settings, factor.type, 'verify');
    const challenge = await findOpenChallenge(ctx, tx, factor.id, guess.challengeId);
    if (challenge instanceof AuthError) return challenge;
    const trying = { whose: factor.id, source: await sourceOf(ctx, tx, locked.user.id) };
    await requireTriesLeft(ctx, tx, FACTOR_TRIES, trying);
    const answer = { challenge, code, webauthn: guess.webauthn };
    const proof = await prove(ctx, tx, { user: locked.user, factor, answer });
    if (!proof) {
      await countFailedTry(ctx, tx, FACTOR_TRIES, trying);
      await countWrong(tx, challenge);
      return new AuthError(422, 'mfa_verification_failed', `Invalid ${WRONG[factor.type]}`);
    }
    await resetTries(ctx, tx, FACTOR_TRIES, trying);
    await tx.update(authChallenges).set({ verifiedAt: ctx.now() }).where(eq(authChallenges.id, challenge.id));
    await acceptFactor(ctx, tx, { user: locked.user, factor, lastStep: proof.step });
    return raiseSession(ctx, tx, { who: locked, method: METHOD_OF_FACTOR[factor.type], factorId: factor.id });
  });
}

type Accepted = { user: AuthUserRow; factor: AuthFactorRow; lastStep: number | null };

/** The first right code makes a factor count, and others of its kind that were begun are given up. */
async function acceptFactor(ctx: Context, tx: Tx, { user, factor, lastStep }: Accepted): Promise<void> {
  await tx
    .update(authFactors)
    .set({ status: 'verified', updatedAt: ctx.now(), ...(lastStep === null ? {} : { lastStep }) })
    .where(eq(authFactors.id, factor.id));
  await tx
    .delete(authFactors)
    .where(
      and(eq(authFactors.userId, user.id), eq(authFactors.type, factor.type), eq(authFactors.status, 'unverified')),
    );
  if (factor.status === 'verified') return;
  const values = { factor: factor.type, securityUrl: `${ctx.publicUrl}/konto/sicherheit` };
  await sendNotice(ctx, tx, { user, to: user.email, message: factorAddedMail(values) });
}

type ChallengeRow = typeof authChallenges.$inferSelect;

async function findOpenChallenge(
  ctx: Context,
  tx: Tx,
  factorId: string,
  challengeId: string,
): Promise<ChallengeRow | AuthError> {
  const [challenge] = isId(challengeId)
    ? await tx
        .select()
        .from(authChallenges)
        .where(and(eq(authChallenges.id, challengeId), eq(authChallenges.factorId, factorId)))
    : [];
  if (!challenge)
    return new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  if (challenge.verifiedAt || networkOf(challenge.ip ?? '') !== networkOf(ctx.auth.client.ip)) {
    return new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch');
  }
  const isOver = ctx.now().getTime() - challenge.createdAt.getTime() > CHALLENGE_LIFETIME_MS;
  if (isOver) await tx.delete(authChallenges).where(eq(authChallenges.id, challenge.id));
  if (isOver || challenge.attempts >= TRIES_PER_CHALLENGE) {
    const reason = isOver ? 'has expired' : 'has had too many wrong codes';
    return new AuthError(422, 'mfa_challenge_expired', `MFA challenge ${reason}, create a new challenge.`);
  }
  return challenge;
}

type Proving = {
  user: AuthUserRow;
  factor: AuthFactorRow;
  answer: { challenge: ChallengeRow; code: string; webauthn: WebauthnAnswer | undefined };
};

/** A code of a time step that was taken before, or of an older one, is as wrong as any other. */
async function prove(
  ctx: Context,
  tx: Tx,
  { user, factor, answer: { challenge, code, webauthn } }: Proving,
): Promise<{ step: number | null } | null> {
  const { id, type, sealedSecret, lastStep } = factor;
  if (type === 'webauthn') {
    const isProven = webauthn && (await isProvenByKey(ctx, tx, { user, factor, challenge, answer: webauthn }));
    return isProven ? { step: null } : null;
  }
  if (type === 'phone') return isCodeOf(ctx, challenge, code) ? { step: null } : null;
  if (!sealedSecret) return null;
  const step = findTotpStep(unsealTotpSecret(ctx, id, sealedSecret), code, ctx.now());
  return step === null || (lastStep !== null && step <= lastStep) ? null : { step };
}

function isCodeOf(ctx: Context, { id, codeHash }: ChallengeRow, code: string): boolean {
  return codeHash !== null && timingSafeEqual(Buffer.from(codeHash), Buffer.from(hashFactorCode(ctx, id, code)));
}

async function countWrong(tx: Tx, challenge: ChallengeRow): Promise<void> {
  await tx
    .update(authChallenges)
    .set({ attempts: sql`${authChallenges.attempts} + 1` })
    .where(eq(authChallenges.id, challenge.id));
}

/** Asks for a code of a factor; for a phone it is sent first. */
export function challengeFactor(ctx: Context, who: SignedIn, factorId: string): Promise<Challenge> {
  return auditedTransaction<Challenge>(ctx, { action: 'factor_challenged', userId: who.user.id }, async (tx) => {
    const locked = await lockSignedIn(tx, who);
    if (locked instanceof AuthError) return locked;
    const factor = await findFactor(tx, who.user.id, factorId);
    if (factor instanceof AuthError) return factor;
    requireFactorType(ctx.auth.settings, factor.type, 'verify');
    const now = ctx.now();
    const mine = eq(authChallenges.factorId, factor.id);
    await tx
      .delete(authChallenges)
      .where(and(mine, lt(authChallenges.createdAt, new Date(now.getTime() - RETENTION_MS))));
    const id = randomUUID();
    const { user } = locked;
    const asked =
      factor.type === 'webauthn' ? await challengeWebauthn(ctx, tx, { user, factor, challengeId: id }) : null;
    const codeHash = factor.phone
      ? await sendCode(ctx, tx, { user, id, phone: factor.phone })
      : (asked?.challengeHash ?? null);
    // The code sent last is the only one that counts.
    if (codeHash) await tx.update(authChallenges).set({ codeHash: null }).where(mine);
    await tx
      .insert(authChallenges)
      .values({ id, factorId: factor.id, ip: ctx.auth.client.ip, codeHash, createdAt: now });
    await tx.update(authFactors).set({ lastChallengedAt: now }).where(eq(authFactors.id, factor.id));
    const expiresAt = Math.floor((now.getTime() + CHALLENGE_LIFETIME_MS) / 1000);
    return { id, type: factor.type, expires_at: expiresAt, ...(asked && { webauthn: asked.webauthn }) };
  });
}

async function sendCode(ctx: Context, tx: Tx, { user, id, phone }: Sending): Promise<string> {
  // By person and number and not by factor: begun again, a factor would be a new one.
  await claimSend(ctx, tx, 'factor', `${user.id} ${phone}`);
  const code = newCode();
  const language = languageOf(ctx, user);
  await ctx.auth.sendSms(tx, { to: phone, language, text: smsText(language, code) }, ctx.now());
  return hashFactorCode(ctx, id, code);
}
