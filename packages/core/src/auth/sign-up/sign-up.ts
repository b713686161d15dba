import type { Tx } from '@stellenvisite/db/client';
import { authUsers } from '@stellenvisite/db/schema/auth';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { AuthError, invalid } from '../auth-error.ts';
import { claimSend, sendLinkMail } from '../auth-mails.ts';
import { startFlow } from '../codes/flow-states.ts';
import { clearOneTimes } from '../codes/one-time-tokens.ts';
import { parseChallenge } from '../codes/pkce.ts';
import { sendPhoneCode } from '../factors/phone-codes.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { requireGoodPassword } from '../passwords/password-policy.ts';
import { openSession, type Session } from '../sessions/open-session.ts';
import { type AuthUser, type AuthUserRow, toAuthUser } from '../users/auth-user-view.ts';
import { getAuthUser, loadAuthAccount, lockAuthUser } from '../users/find-auth-account.ts';
import { retryOnConflict } from '../users/unique-conflict.ts';
import { requireSmallMetadata } from '../users/user-metadata.ts';
import { confirmAddress } from './confirm-address.ts';
import {
  createBareUser,
  disguiseKnownAccount,
  type NewAccount,
  notifyOwner,
  stableIds,
} from './disguise-known-account.ts';
import { addSignUp, becomeSignUp, type SignUpRow, withSignUp } from './pending-sign-ups.ts';
import { type Address, isConfirmed, parseAddress } from './sign-up-address.ts';

export type SignUp = {
  email?: string | undefined;
  phone?: string | undefined;
  password?: string | undefined;
  data: Record<string, unknown>;
  codeChallenge?: string | undefined;
  codeChallengeMethod?: string | undefined;
  redirectTo: string;
};

/** Creates an account, or answers exactly as if it did when the address has one; only its owner is notified, by mail. */
export async function signUp(ctx: Context, wish: SignUp): Promise<AuthUser | Session> {
  const { settings } = ctx.auth;
  if (!settings.signup) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  if (!wish.password) throw invalid('Signup requires a valid password');
  requireGoodPassword(wish.password, settings);
  if (wish.email && wish.phone) throw invalid('Only an email address or phone number should be provided on signup.');
  const challenge = parseChallenge(wish.codeChallenge, wish.codeChallengeMethod);
  const address = parseAddress(ctx, wish);
  requireSmallMetadata(wish.data);
  const passwordHash = await hashPassword(wish.password);
  const isAutoconfirmed = address.kind === 'email' ? settings.emailAutoconfirm : settings.phoneAutoconfirm;
  return retryOnConflict(() =>
    auditedTransaction<AuthUser | Session>(
      ctx,
      { action: 'signup', userOf: (made) => ('user' in made ? made.user.id : made.id) },
      async (tx) => {
        const known = await lockAuthUser(
          tx,
          address.kind === 'email' ? { email: address.value } : { phone: address.value },
        );
        if (isAutoconfirmed) return signUpAtOnce(ctx, tx, { address, known, wish, passwordHash });
        await claimSend(ctx, tx, address.kind === 'email' ? 'confirmation' : 'phone', address.value);
        const newAccount = { address, wish, passwordHash };
        if (known && isConfirmed(known, address)) {
          await notifyOwner(ctx, tx, known);
          return disguiseKnownAccount(ctx, tx, newAccount, stableIds(ctx, address));
        }
        const user = known ?? (await createBareUser(ctx, tx, address));
        const signUp = await addSignUp(ctx, tx, { userId: user.id, passwordHash, data: wish.data });
        await sendConfirmation(ctx, tx, { user, signUp, address, challenge, redirectTo: wish.redirectTo });
        const account = await loadAuthAccount(tx, withSignUp(await getAuthUser(tx, user.id), signUp));
        if (!known) return toAuthUser(account);
        return disguiseKnownAccount(ctx, tx, newAccount, {
          user: known.id,
          identity: account.identities[0]?.id ?? known.id,
        });
      },
    ),
  );
}

type Confirmation = {
  user: AuthUserRow;
  signUp: SignUpRow;
  address: Address;
  challenge: string | null;
  redirectTo: string;
};

async function sendConfirmation(ctx: Context, tx: Tx, confirmation: Confirmation): Promise<void> {
  const { signUp, address, challenge, redirectTo } = confirmation;
  const user = withSignUp(confirmation.user, signUp);
  const signUpId = signUp.id;
  if (address.kind === 'phone') {
    await sendPhoneCode(ctx, tx, { user, slot: 'phone_confirmation', to: address.value, signUpId });
    return;
  }
  const flowStateId = challenge
    ? await startFlow(ctx, tx, { codeChallenge: challenge, method: 'email/signup', userId: user.id, redirectTo })
    : null;
  await sendLinkMail(ctx, tx, {
    user,
    type: 'signup',
    slot: 'confirmation',
    to: address.value,
    method: 'email/signup',
    redirectTo,
    signUpId,
    flowStateId,
  });
  await tx.update(authUsers).set({ confirmationSentAt: ctx.now() }).where(eq(authUsers.id, user.id));
}

type AtOnce = NewAccount & { known: AuthUserRow | null };

/** For tests and closed installations, where an address counts as confirmed at once. */
async function signUpAtOnce(ctx: Context, tx: Tx, { address, known, ...newAccount }: AtOnce): Promise<Session> {
  if (known && isConfirmed(known, address)) {
    throw new AuthError(422, 'user_already_exists', 'User already registered');
  }
  const user = known ?? (await createBareUser(ctx, tx, address));
  const { wish, passwordHash } = newAccount;
  await becomeSignUp(ctx, tx, user, await addSignUp(ctx, tx, { userId: user.id, passwordHash, data: wish.data }));
  await confirmAddress(ctx, tx, user, address.kind);
  await clearOneTimes(tx, user.id);
  return openSession(ctx, tx, { userId: user.id, method: 'password' });
}
