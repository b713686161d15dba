import { randomUUID } from 'node:crypto';
import type { Tx } from '@stellenvisite/db/client';
import type { Context } from '../../context.ts';
import { alreadyRegisteredMail } from '../auth.mails.ts';
import { sendNotice } from '../auth-mails.ts';
import { rollBackAfter } from '../roll-back-after.ts';
import { type AuthUser, type AuthUserRow, toAuthUser } from '../users/auth-user-view.ts';
import { loadAuthAccount } from '../users/find-auth-account.ts';
import { createAuthUser } from './create-auth-user.ts';
import { addSignUp, withSignUp } from './pending-sign-ups.ts';
import type { Address } from './sign-up-address.ts';

export type NewAccount = { address: Address; wish: { data: Record<string, unknown> }; passwordHash: string };

/** An account of an address that nobody has confirmed: what was entered for it waits in its sign-ups. */
export function createBareUser(ctx: Context, tx: Tx, { kind, value }: Address): Promise<AuthUserRow> {
  return createAuthUser(tx, kind === 'email' ? { email: value } : { phone: value }, ctx.now());
}

type Ids = { user: string; identity: string };

/** Who signs up for the same address again sees the same ids again, as they would with an account nobody has confirmed. */
export function stableIds({ auth: { secrets } }: Context, { kind, value }: Address): Ids {
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
export async function disguiseKnownAccount(ctx: Context, tx: Tx, newAccount: NewAccount, ids: Ids): Promise<AuthUser> {
  let shown: AuthUser | undefined;
  await rollBackAfter(tx, async (inner) => {
    const { address, wish, passwordHash } = newAccount;
    const user = await createBareUser(ctx, inner, { ...address, value: nobody(address) });
    const signUp = await addSignUp(ctx, inner, { userId: user.id, passwordHash, data: wish.data });
    const seen = { ...withSignUp(user, signUp), confirmationSentAt: ctx.now() };
    shown = toAuthUser(await loadAuthAccount(inner, seen));
  });
  if (!shown) throw new Error('nothing to show');
  return withNames(shown, newAccount.address, ids);
}

export async function notifyOwner(ctx: Context, tx: Tx, user: AuthUserRow): Promise<void> {
  await sendNotice(ctx, tx, {
    user,
    to: user.email,
    message: alreadyRegisteredMail({
      loginUrl: `${ctx.publicUrl}/login`,
      recoverUrl: `${ctx.publicUrl}/passwort-vergessen`,
    }),
  });
}

/** An address that no account can have; the real one belongs to the existing account. */
const nobody = ({ kind }: Address) =>
  kind === 'email' ? `${randomUUID()}@nobody.invalid` : `0${randomUUID().replace(/\D/g, '').slice(0, 14)}`;

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
