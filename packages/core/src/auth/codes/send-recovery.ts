import { authUsers } from '@stellenvisite/db/schema/auth';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { AuthError } from '../auth-error.ts';
import { claimSend, sendLinkMail } from '../auth-mails.ts';
import { rollBackAfter } from '../roll-back-after.ts';
import { createAuthUser } from '../sign-up/create-auth-user.ts';
import { simulateAccountCreation } from '../sign-up/simulate-account-creation.ts';
import { parseEmail } from '../users/address.ts';
import { lockAuthUser } from '../users/find-auth-account.ts';
import { startFlow } from './flow-states.ts';
import { parseChallenge } from './pkce.ts';

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
