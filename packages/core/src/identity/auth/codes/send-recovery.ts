import { createHash } from 'node:crypto';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { isSameSecret } from '../../../platform/settings/count-operator-try.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { AuthError, invalid } from '../auth-error.ts';
import { claimSend, sendLinkMail } from '../auth-mails.ts';
import { rollBackAfter } from '../roll-back-after.ts';
import { createAuthUser } from '../sign-up/create-auth-user.ts';
import { simulateAccountCreation } from '../sign-up/simulate-account-creation.ts';
import { parseEmail } from '../users/address.ts';
import { lockAuthUser } from '../users/auth-user-view.ts';
import { startFlow } from './flow-states.ts';

const CHALLENGE = /^[A-Za-z0-9._~-]{43,128}$/;

export type Recovery = {
  email: string;
  codeChallenge?: string | undefined;
  codeChallengeMethod?: string | undefined;
  redirectTo: string;
};

/** Helps who forgot a password. Known or not, the answer and the work are the same. */
export async function sendRecovery(ctx: Context, wish: Recovery): Promise<void> {
  if (!ctx.auth.settings.email) throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled');
  const challenge = parseChallenge(wish.codeChallenge, wish.codeChallengeMethod);
  const email = parseEmail(wish.email);
  const { redirectTo } = wish;
  await auditedTransaction<void>(ctx, { action: 'recover' }, async (tx) => {
    const user = await lockAuthUser(tx, { email });
    await claimSend(ctx, tx, 'recovery', email);
    const mail = { type: 'recovery', slot: 'recovery', to: email, method: 'recovery', redirectTo } as const;
    if (!user) {
      await rollBackAfter(tx, async (inner) => {
        const nobody = await createAuthUser(inner, { email }, ctx.now());
        await sendLinkMail(ctx, inner, { user: nobody, ...mail });
      });
      return;
    }
    await simulateAccountCreation(tx, ctx.now());
    const flowStateId = challenge
      ? await startFlow(ctx, tx, { codeChallenge: challenge, method: 'recovery', userId: user.id, redirectTo })
      : null;
    await sendLinkMail(ctx, tx, { user, ...mail, flowStateId });
    await tx.update(authUsers).set({ recoverySentAt: ctx.now() }).where(eq(authUsers.id, user.id));
  });
}

/** Null when the client requested none. `plain` protects nothing and is refused. */
export function parseChallenge(challenge: string | undefined, method: string | undefined): string | null {
  if (!challenge && !method) return null;
  if (!challenge || !method) throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  if (method.toLowerCase() !== 's256') throw invalid('Invalid code challenge method: only s256 is supported');
  if (!CHALLENGE.test(challenge)) throw invalid('code challenge has to be between 43 and 128 characters');
  return challenge;
}

export function meetsChallenge(challenge: string, verifier: string): boolean {
  return isSameSecret(createHash('sha256').update(verifier).digest('base64url'), challenge);
}
