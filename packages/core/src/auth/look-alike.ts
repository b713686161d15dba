import { randomUUID } from 'node:crypto';
import type { Tx } from '@stellenvisite/db/client';
import type { AuthContext } from './auth-context.ts';
import { sendNotice } from './auth-mails.ts';
import { type AuthUser, type AuthUserRow, toAuthUser } from './auth-user-view.ts';
import { createAuthUser } from './create-auth-user.ts';
import { loadAuthAccount } from './find-auth-account.ts';
import { pretend } from './settle.ts';
import type { Address } from './sign-up-address.ts';

export type Making = { address: Address; wish: { data: Record<string, unknown> }; passwordHash: string };

export function createUser(
  ctx: AuthContext,
  tx: Tx,
  { address, wish, passwordHash }: Making,
  id?: string,
): Promise<AuthUserRow> {
  const value = address.kind === 'email' ? { email: address.value } : { phone: address.value };
  return createAuthUser(tx, { ...(id ? { id } : {}), ...value, passwordHash, userMetadata: wish.data }, ctx.now());
}

/** The account exists: the answer has the keys of a new one and nothing of the old, and took the same work. */
export async function lookAlike(
  ctx: AuthContext,
  tx: Tx,
  { known, ...making }: Making & { known: AuthUserRow },
): Promise<AuthUser> {
  let shown: AuthUser | undefined;
  await pretend(tx, async (inner) => {
    const stranger = { ...making, address: { ...making.address, value: nobody(making.address) } };
    const user = await createUser(ctx, inner, stranger, randomUUID());
    shown = toAuthUser(await loadAuthAccount(inner, { ...user, confirmationSentAt: ctx.now() }));
  });
  if (!shown) throw new Error('nothing to show');
  await sendNotice(ctx, tx, {
    user: known,
    to: known.email,
    message: {
      kind: 'auth.already-registered',
      values: { loginUrl: `${ctx.publicUrl}/login`, recoverUrl: `${ctx.publicUrl}/passwort-vergessen` },
    },
  });
  return withAddress(shown, making.address);
}

/** No account can have it: the place of the real address is taken by the real account. */
const nobody = ({ kind }: Address) =>
  kind === 'email' ? `${randomUUID()}@nobody.invalid` : `0${randomUUID().replace(/\D/g, '').slice(0, 14)}`;

function withAddress(user: AuthUser, { kind, value }: Address): AuthUser {
  const identities = user.identities.map((identity) => ({
    ...identity,
    identity_data: { ...identity.identity_data, [kind]: value },
    ...(kind === 'email' ? { email: value } : {}),
  }));
  return { ...user, [kind]: value, identities };
}
