import { PASSKEY_NAME_MAX } from '@stellenvisite/contract/identity/auth';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Tx } from '@stellenvisite/db/client';
import { authIdentities, authSessions } from '@stellenvisite/db/schema/identity/auth';
import { authFactors, authPasskeys } from '@stellenvisite/db/schema/identity/auth-factors';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { passkeyRemovedMail } from '../auth.mails.ts';
import { AuthError, invalid } from '../auth-error.ts';
import { sendNotice } from '../auth-mails.ts';
import { hasVerifiedFactor, removeFactor } from '../factors/remove-lost-factors.ts';
import { refuseUnproven } from '../proof/refuse-unproven.ts';
import { lockSignedIn } from '../sessions/lock-signed-in.ts';
import type { SignedIn } from '../sessions/require-session.ts';
import { type AuthUserRow, lockAuthUser } from '../users/auth-user-view.ts';
import { listFactorKeys, listPasskeyRows, type PasskeyRow } from './webauthn.ts';

/** The protocol's list item. */
export type PasskeyView = { id: string; friendly_name: string; created_at: string; last_used_at?: string };

export const toPasskeyView = ({ id, friendlyName, createdAt, lastUsedAt }: PasskeyRow): PasskeyView => ({
  id,
  friendly_name: friendlyName,
  created_at: createdAt.toISOString(),
  ...(lastUsedAt && { last_used_at: lastUsedAt.toISOString() }),
});

export const securityUrl = ({ publicUrl }: Pick<Context, 'publicUrl'>) => `${publicUrl}/konto/sicherheit`;

export function requirePasskeys({ auth }: Pick<Context, 'auth'>): void {
  if (!auth.settings.passkeys) throw new AuthError(422, 'passkey_disabled', 'Passkeys are disabled');
}

export async function listPasskeys(ctx: Context, userId: string): Promise<PasskeyView[]> {
  return (await listPasskeyRows(ctx.db, userId)).map(toPasskeyView);
}

type Renaming = { passkeyId: string; friendlyName: string };

export function renamePasskey(
  ctx: Context,
  who: SignedIn,
  { passkeyId, friendlyName }: Renaming,
): Promise<PasskeyView> {
  const name = friendlyName.trim();
  if (!name || name.length > PASSKEY_NAME_MAX) {
    throw invalid(`friendly_name needs 1 to ${PASSKEY_NAME_MAX} characters`);
  }
  return auditedTransaction<PasskeyView>(ctx, { action: 'passkey_renamed', userId: who.user.id }, async (tx) => {
    const passkey = await findPasskey(tx, who.user.id, passkeyId);
    if (passkey instanceof AuthError) return passkey;
    await tx.update(authPasskeys).set({ friendlyName: name }).where(eq(authPasskeys.id, passkey.id));
    return toPasskeyView({ ...passkey, friendlyName: name });
  });
}

/** Removes a passkey, with the sessions that it has opened on other devices. */
export function removePasskey(ctx: Context, who: SignedIn, passkeyId: string): Promise<void> {
  return auditedTransaction<void>(ctx, { action: 'passkey_removed', userId: who.user.id }, async (tx) => {
    const locked = await lockSignedIn(tx, who);
    if (locked instanceof AuthError) return locked;
    const { user, session } = locked;
    const passkey = await findPasskey(tx, user.id, passkeyId);
    if (passkey instanceof AuthError) return passkey;
    if (session.aal !== 'aal2' && (await hasVerifiedFactor(tx, user.id))) {
      return new AuthError(403, 'insufficient_aal', 'AAL2 required to remove a passkey');
    }
    const refusal = (await refuseUnproven(ctx, tx, locked)) ?? (await refuseLastWay(ctx, tx, user, passkey));
    if (refusal) return refusal;
    await drop(ctx, tx, { user, passkey, staysSession: session.id });
  });
}

/** For a service: the owner has lost the device and shown otherwise who they are. */
export function removeManagedPasskey(ctx: Context, userId: string, passkeyId: string): Promise<void> {
  return auditedTransaction<void>(ctx, { action: 'admin_passkey_deleted', userId }, async (tx) => {
    const user = await lockAuthUser(tx, { id: userId });
    const passkey = await findPasskey(tx, userId, passkeyId);
    if (passkey instanceof AuthError) return passkey;
    if (user) await drop(ctx, tx, { user, passkey, staysSession: null });
  });
}

/** Somebody else's passkey is no passkey. */
async function findPasskey(tx: Tx, userId: string, passkeyId: string): Promise<PasskeyRow | AuthError> {
  const [passkey] = isId(passkeyId)
    ? await tx
        .select()
        .from(authPasskeys)
        .where(and(eq(authPasskeys.id, passkeyId), eq(authPasskeys.userId, userId), isNull(authPasskeys.factorId)))
    : [];
  return passkey ?? new AuthError(404, 'passkey_not_found', 'Passkey not found');
}

/** An account that nobody can open any more would be lost with its data. */
async function refuseLastWay(ctx: Context, tx: Tx, user: AuthUserRow, passkey: PasskeyRow): Promise<AuthError | null> {
  const { email, phone, providers } = ctx.auth.settings;
  // A confirmed address or number can always get a code.
  if ((email && user.email && user.emailConfirmedAt) || (phone && user.phone && user.phoneConfirmedAt)) return null;
  const others = await tx.$count(
    authPasskeys,
    and(eq(authPasskeys.userId, user.id), isNull(authPasskeys.factorId), ne(authPasskeys.id, passkey.id)),
  );
  if (others > 0) return null;
  const identities = await tx
    .select({ provider: authIdentities.provider })
    .from(authIdentities)
    .where(eq(authIdentities.userId, user.id));
  if (identities.some(({ provider }) => Object.hasOwn(providers, provider))) return null;
  return new AuthError(422, 'last_sign_in_method', 'The last way to sign in cannot be removed');
}

type Dropping = { user: AuthUserRow; passkey: PasskeyRow; staysSession: string | null };

async function drop(ctx: Context, tx: Tx, { user, passkey, staysSession }: Dropping): Promise<void> {
  await tx.delete(authPasskeys).where(eq(authPasskeys.id, passkey.id));
  const opened = and(eq(authSessions.userId, user.id), eq(authSessions.factorId, passkey.id));
  await tx.delete(authSessions).where(staysSession ? and(opened, ne(authSessions.id, staysSession)) : opened);
  await removeFactorWithoutKeys(ctx, tx, user);
  const values = { name: passkey.friendlyName, securityUrl: securityUrl(ctx) };
  await sendNotice(ctx, tx, { user, to: user.email, message: passkeyRemovedMail(values) });
}

/** A second factor by passkey that no key is left for would keep its owner out. */
async function removeFactorWithoutKeys(ctx: Context, tx: Tx, user: AuthUserRow): Promise<void> {
  if ((await listPasskeyRows(tx, user.id)).length > 0) return;
  const factors = await tx
    .select()
    .from(authFactors)
    .where(and(eq(authFactors.userId, user.id), eq(authFactors.type, 'webauthn')));
  for (const factor of factors) {
    if ((await listFactorKeys(tx, factor.id)).length === 0) await removeFactor(ctx, tx, user, factor);
  }
}
