import type { AuthMethod, FactorType } from '@stellenvisite/contract/identity/auth';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { authSessions } from '@stellenvisite/db/schema/identity/auth';
import {
  authFactorRemovals,
  authFactors,
  authFactorRemovals as removals,
} from '@stellenvisite/db/schema/identity/auth-factors';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../../platform/queue/define-job.ts';
import { isSameSecret } from '../../../platform/settings/count-operator-try.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { factorRemovalCancelledMail, factorRemovalReminderMail, factorRemovedMail } from '../auth.mails.ts';
import { AuthError, otpExpired } from '../auth-error.ts';
import { sendNotice } from '../auth-mails.ts';
import type { AuthSettings } from '../auth-settings.ts';
import { refuseUnproven } from '../proof/refuse-unproven.ts';
import { lockSignedIn } from '../sessions/lock-signed-in.ts';
import type { AuthSessionRow } from '../sessions/open-session.ts';
import type { SignedIn } from '../sessions/require-session.ts';
import { type AuthFactorRow, type AuthUserRow, lockAuthUser } from '../users/auth-user-view.ts';
import { deleteRecoveryCodes } from './verify-recovery-code.ts';

type FactorRemoval = typeof removals.$inferSelect;

export const cancelUrlOf = (ctx: Pick<Context, 'auth' | 'publicUrl'>, removal: FactorRemoval) =>
  `${ctx.publicUrl}/auth/faktor-behalten?token=${cancelTokenOf(ctx, removal)}`;

/** A factor this much older than the request was there before whatever made its owner ask. */
const ESTABLISHED_MS = 7 * 86_400_000;

export const CHALLENGE_LIFETIME_MS = 300_000;

/** The method that each type of factor adds to the session it raises. */
export const METHOD_OF_FACTOR = {
  totp: 'totp',
  phone: 'mfa/phone',
  webauthn: 'mfa/webauthn',
} as const satisfies Record<FactorType, AuthMethod>;

const FACTOR_METHODS: readonly string[] = [...Object.values(METHOD_OF_FACTOR), 'mfa/recovery_code', 'passkey'];

const REMINDER_MS = 24 * 3_600_000;
const BATCH = 500;

/** Reminds a day before, and removes what is due, one account at a time. May run twice without harm. */
export async function removeLostFactors(ctx: Context): Promise<{ reminded: number; removed: number }> {
  const now = ctx.now();
  const soon = and(lte(removals.removeAt, new Date(now.getTime() + REMINDER_MS)), isNull(removals.remindedAt));
  const due = lte(removals.removeAt, now);
  const removed = await forEach(ctx, due, removeOf);
  const reminded = await forEach(ctx, soon, remind);
  return { reminded, removed };
}

type Act = (ctx: Context, tx: Tx, removal: FactorRemoval) => Promise<void>;

async function forEach(ctx: Context, which: ReturnType<typeof and>, act: Act): Promise<number> {
  const rows = await ctx.db.select().from(removals).where(which).orderBy(asc(removals.removeAt)).limit(BATCH);
  let count = 0;
  for (const { userId } of rows) {
    await ctx.db.transaction(async (tx) => {
      await lockAuthUser(tx, { id: userId });
      // Cancelled meanwhile, or done by another process.
      const [removal] = await tx
        .select()
        .from(removals)
        .where(and(eq(removals.userId, userId), which));
      if (!removal) return;
      await act(ctx, tx, removal);
      count += 1;
    });
  }
  return count;
}

async function remind(ctx: Context, tx: Tx, removal: FactorRemoval): Promise<void> {
  await tx.update(removals).set({ remindedAt: ctx.now() }).where(eq(removals.userId, removal.userId));
  const user = await lockAuthUser(tx, { id: removal.userId });
  if (!user) return;
  const message = factorRemovalReminderMail({ removeAt: removal.removeAt, cancelUrl: cancelUrlOf(ctx, removal) });
  await sendNotice(ctx, tx, { user, to: user.email, message });
}

/** All factors go, and every session with them: one may be the thief's. */
async function removeOf(ctx: Context, tx: Tx, { userId }: FactorRemoval): Promise<void> {
  await tx.delete(removals).where(eq(removals.userId, userId));
  const user = await lockAuthUser(tx, { id: userId });
  if (!user) return;
  const factors = await tx.select().from(authFactors).where(eq(authFactors.userId, userId));
  for (const factor of factors) await removeFactor(ctx, tx, user, factor);
  await tx.delete(authSessions).where(eq(authSessions.userId, userId));
  await ctx.audit(tx, { action: 'lost_factor_removed', userId });
}

export const removeLostFactorsJob = defineJob({
  name: 'auth.remove-lost-factors',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '5 * * * *',
  handler: removeLostFactors,
});

/** Takes a factor away, and from sessions what only it had given them. The account's row has to be locked. */
export async function removeFactor(ctx: Context, tx: Tx, user: AuthUserRow, factor: AuthFactorRow): Promise<void> {
  await tx.delete(authFactors).where(eq(authFactors.id, factor.id));
  if (factor.status === 'unverified') return;
  const left = await tx
    .select({ type: authFactors.type })
    .from(authFactors)
    .where(and(eq(authFactors.userId, user.id), eq(authFactors.status, 'verified')));
  if (left.length === 0) {
    await deleteRecoveryCodes(tx, user.id);
    await tx.delete(authFactorRemovals).where(eq(authFactorRemovals.userId, user.id));
  }
  const another = left.some(({ type }) => type === factor.type);
  const sessions = await tx
    .select()
    .from(authSessions)
    .where(and(eq(authSessions.userId, user.id), eq(authSessions.aal, 'aal2')))
    .for('update');
  for (const session of sessions) {
    if (session.factorId === factor.id || !another) await lower(tx, session, factor);
  }
  const values = { factor: factor.type, securityUrl: `${ctx.publicUrl}/konto/sicherheit` };
  await sendNotice(ctx, tx, { user, to: user.email, message: factorRemovedMail(values) });
}

async function lower(tx: Tx, session: AuthSessionRow, factor: AuthFactorRow): Promise<void> {
  const amr = session.amr.filter(({ method }) => method !== METHOD_OF_FACTOR[factor.type]);
  const isStillRaised = amr.some(({ method }) => FACTOR_METHODS.includes(method));
  await tx
    .update(authSessions)
    .set({
      amr,
      aal: isStillRaised ? 'aal2' : 'aal1',
      factorId: session.factorId === factor.id ? null : session.factorId,
    })
    .where(eq(authSessions.id, session.id));
}

/** Refuses to enroll or verify a type of factor that is switched off. Removing a factor always works. */
export function requireFactorType(settings: AuthSettings, type: FactorType, step: 'enroll' | 'verify') {
  const isOn = { totp: settings.mfaTotp, phone: settings.mfaPhone, webauthn: settings.passkeys };
  if (isOn[type]) return;
  throw new AuthError(422, `mfa_${type}_${step}_not_enabled`, `MFA ${step} is disabled for ${FACTOR_NAMES[type]}`);
}

/** As the protocol's messages name the types of factors. */
const FACTOR_NAMES: Record<FactorType, string> = { totp: 'TOTP', phone: 'Phone', webauthn: 'WebAuthn' };

/** Somebody else's factor is no factor. */
export async function findFactor(tx: Tx, userId: string, factorId: string): Promise<AuthFactorRow | AuthError> {
  const [factor] = isId(factorId)
    ? await tx
        .select()
        .from(authFactors)
        .where(and(eq(authFactors.id, factorId), eq(authFactors.userId, userId)))
    : [];
  return factor ?? new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
}

export async function hasVerifiedFactor(tx: Tx, userId: string): Promise<boolean> {
  const verified = and(eq(authFactors.userId, userId), eq(authFactors.status, 'verified'));
  return (await tx.$count(authFactors, verified)) > 0;
}

/** By the link of the mails: whoever reads them decides. */
export function cancelFactorRemoval(ctx: Context, token: string): Promise<void> {
  return auditedTransaction<void>(ctx, { action: 'factor_removal_cancelled' }, async (tx) => {
    const seen = await findByCancelToken(ctx, tx, token);
    const user = seen && (await lockAuthUser(tx, { id: seen.userId }));
    if (!user || !(await findByCancelToken(ctx, tx, token))) return otpExpired('Email link is invalid or has expired');
    await endFactorRemoval(ctx, tx, user);
  });
}

/**
 * By the factor itself, for the owner whose mailbox is in other hands. Not with a factor that is hardly older than the request:
 * a thief who has just added it would keep the owner out with it.
 */
export function confirmFactor(ctx: Context, who: SignedIn): Promise<void> {
  const event = { action: 'factor_removal_cancelled', userId: who.user.id };
  return auditedTransaction<void>(ctx, event, async (tx) => {
    const locked = await lockSignedIn(tx, who);
    if (locked instanceof AuthError) return locked;
    const removal = await findFactorRemoval(tx, locked.user.id);
    if (!removal) return;
    if (!(await isEstablished(tx, locked, removal))) {
      return new AuthError(403, 'insufficient_aal', 'The link in the email is needed to keep this factor');
    }
    const unproven = await refuseUnproven(ctx, tx, locked);
    if (unproven) return unproven;
    await endFactorRemoval(ctx, tx, locked.user);
  });
}

async function isEstablished(tx: Tx, { user, session }: SignedIn, { requestedAt }: FactorRemoval): Promise<boolean> {
  if (session.aal !== 'aal2' || !session.factorId) return false;
  const [factor] = await tx
    .select({ createdAt: authFactors.createdAt })
    .from(authFactors)
    .where(and(eq(authFactors.id, session.factorId), eq(authFactors.userId, user.id)));
  return factor !== undefined && requestedAt.getTime() - factor.createdAt.getTime() >= ESTABLISHED_MS;
}

export async function findFactorRemoval(db: Db | Tx, userId: string): Promise<FactorRemoval | null> {
  const [removal] = await db.select().from(removals).where(eq(removals.userId, userId));
  return removal ?? null;
}

/** For the link of the mails: made from the request itself, so that no secret has to be stored for the reminder. */
function cancelTokenOf({ auth: { secrets } }: Pick<Context, 'auth'>, removal: FactorRemoval): string {
  return `${removal.userId}.${secrets.hash('factor removal', removal.userId, removal.requestedAt.toISOString())}`;
}

/** The request a link of the mails belongs to; null for one that is over. */
async function findByCancelToken(
  ctx: Pick<Context, 'auth'>,
  db: Db | Tx,
  token: string,
): Promise<FactorRemoval | null> {
  const userId = token.split('.')[0] ?? '';
  const removal = isId(userId) ? await findFactorRemoval(db, userId) : null;
  return removal && isSameSecret(cancelTokenOf(ctx, removal), token) ? removal : null;
}

async function endFactorRemoval(ctx: Context, tx: Tx, user: AuthUserRow): Promise<void> {
  await tx.delete(removals).where(eq(removals.userId, user.id));
  const message = factorRemovalCancelledMail({ securityUrl: `${ctx.publicUrl}/konto/sicherheit` });
  await sendNotice(ctx, tx, { user, to: user.email, message });
}
