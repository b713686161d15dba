import { isId } from '@stellenvisite/contract/ids.schema';
import type { Tx } from '@stellenvisite/db/client';
import { authUsers } from '@stellenvisite/db/schema/auth';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { AuthError, emailExists, invalid, phoneExists } from '../auth-error.ts';
import { addProvider } from '../codes/apply-one-time.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { requireGoodPassword } from '../passwords/password-policy.ts';
import { addAddressIdentity, createAuthUser, type NewAuthUser } from '../sign-up/create-auth-user.ts';
import { parseEmail, parsePhone } from '../users/address.ts';
import { type AuthUser, toAuthUser } from '../users/auth-user-view.ts';
import { findAuthUser, loadAuthAccount } from '../users/find-auth-account.ts';
import { retryOnConflict } from '../users/unique-conflict.ts';
import { mergeUserMetadata } from '../users/user-metadata.ts';
import { parseBanDuration } from './ban-duration.ts';
import { findManagedUser } from './find-managed-user.ts';
import { parseAppMetadata } from './managed-metadata.ts';

export type ManagedUserWish = {
  email?: string | undefined;
  phone?: string | undefined;
  password?: string | undefined;
  emailConfirm?: boolean | undefined;
  phoneConfirm?: boolean | undefined;
  userMetadata?: Record<string, unknown> | undefined;
  appMetadata?: Record<string, unknown> | undefined;
  role?: string | undefined;
  banDuration?: string | undefined;
};

/** A service makes an account. It vouches for an address or does not; nothing is sent. */
export async function createManagedUser(
  ctx: Context,
  wish: ManagedUserWish & { id?: string | undefined },
): Promise<AuthUser> {
  const now = ctx.now();
  const email = wish.email ? parseEmail(wish.email) : null;
  const phone = wish.phone ? parsePhone(wish.phone) : null;
  if (!email && !phone) throw invalid('Cannot create a user without either an email or phone');
  if (wish.id !== undefined && !isId(wish.id)) throw invalid('ID must conform to the uuid v4 format');
  const { metadata } = parseAppMetadata(wish.appMetadata);
  const wanted: NewAuthUser = {
    ...(wish.id ? { id: wish.id } : {}),
    ...(wish.role ? { role: wish.role } : {}),
    email,
    phone,
    passwordHash: await hashGoodPassword(ctx, wish.password),
    userMetadata: mergeUserMetadata({}, wish.userMetadata ?? {}),
    appMetadata: mergeUserMetadata({}, metadata),
    emailConfirmedAt: email && wish.emailConfirm ? now : null,
    phoneConfirmedAt: phone && wish.phoneConfirm ? now : null,
    bannedUntil: banUntil(wish.banDuration, now) ?? null,
  };
  return retryOnConflict(() =>
    auditedTransaction<AuthUser>(ctx, { action: 'admin_user_created', userOf: ({ id }) => id }, async (tx) => {
      await requireFree(tx, wanted);
      const user = await createAuthUser(tx, wanted, now);
      if (email && phone) {
        await addAddressIdentity(tx, user, 'phone', now);
        await addProvider(tx, user, 'phone');
      }
      return toAuthUser(await loadAuthAccount(tx, await findManagedUser(tx, user.id)));
    }),
  );
}

export async function hashGoodPassword(ctx: Context, password: string | undefined): Promise<string | null> {
  if (!password) return null;
  requireGoodPassword(password, ctx.auth.settings);
  return hashPassword(password);
}

/** Undefined where nothing was said about a ban, null where it ends. */
export function banUntil(duration: string | undefined, now: Date): Date | null | undefined {
  if (!duration) return undefined;
  const ms = parseBanDuration(duration);
  return ms === null ? null : new Date(now.getTime() + ms);
}

async function requireFree(tx: Tx, { id, email, phone }: NewAuthUser): Promise<void> {
  if (email && (await findAuthUser(tx, { email }))) throw emailExists();
  if (phone && (await findAuthUser(tx, { phone }))) throw phoneExists();
  const [same] = id ? await tx.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.id, id)) : [];
  if (same) throw new AuthError(422, 'user_already_exists', 'User already exists');
}
