import { randomUUID } from 'node:crypto';
import type { Tx } from '@stellenvisite/db/client';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { alreadyRegisteredMail } from '../auth.mails.ts';
import { AuthError, invalid } from '../auth-error.ts';
import { claimSend, sendLinkMail, sendNotice } from '../auth-mails.ts';
import { startFlow } from '../codes/flow-states.ts';
import { clearOneTimes } from '../codes/one-time-tokens.ts';
import { parseChallenge } from '../codes/send-recovery.ts';
import { sendPhoneCode } from '../factors/phone-codes.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { requireGoodPassword } from '../passwords/password-policy.ts';
import { rollBackAfter } from '../roll-back-after.ts';
import { openSession, type Session } from '../sessions/open-session.ts';
import { parseEmail, parsePhone } from '../users/address.ts';
import {
  type AuthUser,
  type AuthUserRow,
  getAuthAccount,
  getAuthUser,
  lockAuthUser,
  toAuthUser,
} from '../users/auth-user-view.ts';
import { retryOnConflict } from '../users/update-auth-user.ts';
import { requireSmallMetadata } from '../users/user-metadata.ts';
import { confirmAddress } from './confirm-address.ts';
import { createAuthUser } from './create-auth-user.ts';
import { addSignUp, becomeSignUp, type SignUpRow, withSignUp } from './pending-sign-ups.ts';

/** Which address an account is made for; every step that differs between the two asks here. */
type Address = { kind: 'email' | 'phone'; value: string };

const isConfirmed = (user: AuthUserRow, { kind }: Address) =>
  (kind === 'email' ? user.emailConfirmedAt : user.phoneConfirmedAt) !== null;

type NewAccount = { address: Address; wish: { data: Record<string, unknown> }; passwordHash: string };

type Ids = { user: string; identity: string };

/** An address that no account can have; the real one belongs to the existing account. */
const nobody = ({ kind }: Address) =>
  kind === 'email' ? `${randomUUID()}@nobody.invalid` : `0${randomUUID().replace(/\D/g, '').slice(0, 14)}`;

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
        const account = await getAuthAccount(tx, withSignUp(await getAuthUser(tx, user.id), signUp));
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

/** Creates an account of an address that nobody has confirmed: what was entered for it waits in its sign-ups. */
function createBareUser(ctx: Context, tx: Tx, { kind, value }: Address): Promise<AuthUserRow> {
  return createAuthUser(tx, kind === 'email' ? { email: value } : { phone: value }, ctx.now());
}

/** Derives ids from the address, so that a repeated sign-up gets the same ids, as it would for an unconfirmed account. */
function stableIds({ auth: { secrets } }: Context, { kind, value }: Address): Ids {
  const idOf = (what: string) => {
    const hex = Buffer.from(secrets.hash('look-alike', what, kind, value), 'base64url').toString('hex');
    // In the shape of a random id: its third group begins with 4, its fourth with 8, 9, a or b.
    const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4];
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `4${hex.slice(13, 16)}`,
      `${variant}${hex.slice(17, 20)}`,
      hex.slice(20, 32),
    ].join('-');
  };
  return { user: idOf('user'), identity: idOf('identity') };
}

/** The answer for an account that exists looks like that for a new one and takes the same work, so that nobody learns of the account. */
async function disguiseKnownAccount(ctx: Context, tx: Tx, newAccount: NewAccount, ids: Ids): Promise<AuthUser> {
  let shown: AuthUser | undefined;
  await rollBackAfter(tx, async (inner) => {
    const { address, wish, passwordHash } = newAccount;
    const user = await createBareUser(ctx, inner, { ...address, value: nobody(address) });
    const signUp = await addSignUp(ctx, inner, { userId: user.id, passwordHash, data: wish.data });
    const seen = { ...withSignUp(user, signUp), confirmationSentAt: ctx.now() };
    shown = toAuthUser(await getAuthAccount(inner, seen));
  });
  if (!shown) throw new Error('nothing to show');
  return withNames(shown, newAccount.address, ids);
}

async function notifyOwner(ctx: Context, tx: Tx, user: AuthUserRow): Promise<void> {
  await sendNotice(ctx, tx, {
    user,
    to: user.email,
    message: alreadyRegisteredMail({
      loginUrl: `${ctx.publicUrl}/login`,
      recoverUrl: `${ctx.publicUrl}/passwort-vergessen`,
    }),
  });
}

function withNames(user: AuthUser, { kind, value }: Address, ids: Ids): AuthUser {
  const identities = user.identities.map((identity) => ({
    ...identity,
    identity_id: ids.identity,
    id: ids.user,
    user_id: ids.user,
    identity_data: { ...identity.identity_data, sub: ids.user, [kind]: value },
    ...(kind === 'email' ? { email: value } : {}),
  }));
  return { ...user, id: ids.user, [kind]: value, identities };
}

function parseAddress(
  { auth: { settings } }: Context,
  { email, phone }: { email?: string | undefined; phone?: string | undefined },
): Address {
  if (email !== undefined && email !== '') {
    if (!settings.email) throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled');
    return { kind: 'email', value: parseEmail(email) };
  }
  if (phone) {
    if (!settings.phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
    return { kind: 'phone', value: parsePhone(phone) };
  }
  throw invalid('To signup, please provide your email');
}

export async function signUpAnonymously(ctx: Context, data: Record<string, unknown>): Promise<Session> {
  if (!ctx.auth.settings.signup) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  if (!ctx.auth.settings.anonymous) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  requireSmallMetadata(data);
  return auditedTransaction<Session>(ctx, { action: 'signup' }, async (tx) => {
    const user = await createAuthUser(tx, { isAnonymous: true, userMetadata: data }, ctx.now());
    return openSession(ctx, tx, { userId: user.id, method: 'anonymous' });
  });
}
