import { randomUUID } from 'node:crypto';
import type { FactorType } from '@stellenvisite/contract/auth';
import type { Tx } from '@stellenvisite/db/client';
import { authChallenges, authFactors } from '@stellenvisite/db/schema/auth-factors';
import { and, eq, lt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { AuthError } from '../auth-error.ts';
import { claimSend, languageOf } from '../auth-mails.ts';
import { newCode } from '../auth-secrets.ts';
import { lockSignedIn } from '../sessions/lock-signed-in.ts';
import type { SignedIn } from '../sessions/require-session.ts';
import type { AuthUserRow } from '../users/auth-user-view.ts';
import { CHALLENGE_LIFETIME_MS, findFactor, requireFactorType } from './factor-rules.ts';
import { smsText } from './phone-codes.ts';

export type Challenge = { id: string; type: FactorType; expires_at: number };

/** How long a challenge that ran out is still told apart from one that never was. */
const KEPT_MS = 3_600_000;

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
    await tx.delete(authChallenges).where(and(mine, lt(authChallenges.createdAt, new Date(now.getTime() - KEPT_MS))));
    const id = randomUUID();
    const codeHash = factor.phone ? await sendCode(ctx, tx, { user: locked.user, id, phone: factor.phone }) : null;
    // The code sent last is the only one that counts.
    if (codeHash) await tx.update(authChallenges).set({ codeHash: null }).where(mine);
    await tx.insert(authChallenges).values({ id, factorId: factor.id, ip: ctx.client.ip, codeHash, createdAt: now });
    await tx.update(authFactors).set({ lastChallengedAt: now }).where(eq(authFactors.id, factor.id));
    const expiresAt = Math.floor((now.getTime() + CHALLENGE_LIFETIME_MS) / 1000);
    return { id, type: factor.type, expires_at: expiresAt };
  });
}

type Sending = { user: AuthUserRow; id: string; phone: string };

async function sendCode(ctx: Context, tx: Tx, { user, id, phone }: Sending): Promise<string> {
  // By person and number and not by factor: begun anew, a factor would be a new one.
  await claimSend(ctx, tx, 'factor', `${user.id} ${phone}`);
  const code = newCode();
  const language = languageOf(ctx, user);
  await ctx.auth.sendSms(tx, { to: phone, language, text: smsText(language, code) }, ctx.now());
  return hashFactorCode(ctx, id, code);
}

export const hashFactorCode = ({ auth: { secrets } }: Pick<Context, 'auth'>, challengeId: string, code: string) =>
  secrets.hash('factor code', challengeId, code);
