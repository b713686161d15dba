import type { ProfileRole } from '@stellenvisite/contract/identity/accounts';
import { profileRoleSchema } from '@stellenvisite/contract/identity/accounts.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { and, eq, ne } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { AuthError, emailExists, invalid, phoneExists } from '../auth-error.ts';
import { addProvider } from '../codes/apply-one-time.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { requireGoodPassword } from '../passwords/password-policy.ts';
import { addAddressIdentity, createAuthUser, type NewAuthUser } from '../sign-up/create-auth-user.ts';
import { parseEmail, parsePhone } from '../users/address.ts';
import { type AuthUser, type AuthUserRow, findAuthUser, getAuthAccount, toAuthUser } from '../users/auth-user-view.ts';
import { retryOnConflict } from '../users/update-auth-user.ts';
import { mergeUserMetadata } from '../users/user-metadata.ts';

type Json = Record<string, unknown>;

export const userNotFound = () => new AuthError(404, 'user_not_found', 'User not found');

const UNITS_MS: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  μs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
};

const PART = /(\d+\.?\d*|\.\d+)(ns|us|µs|μs|ms|s|m|h)/g;

/** The longest duration of the notation, in Go: 2⁶³ nanoseconds, some 292 years. */
const MAX_MS = 2 ** 63 / 1e6;

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
      return toAuthUser(await getAuthAccount(tx, await findManagedUser(tx, user.id)));
    }),
  );
}

export async function hashGoodPassword(ctx: Context, password: string | undefined): Promise<string | null> {
  if (!password) return null;
  requireGoodPassword(password, ctx.auth.settings);
  return hashPassword(password);
}

/** Undefined where nothing was stated about a ban, null where it ends. */
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

/** Parses a time in Go's notation such as `24h` or `1h30m`; null for `none`, which lifts a ban. */
export function parseBanDuration(text: string): number | null {
  if (text === 'none') return null;
  const parts = [...text.matchAll(PART)];
  const isWhole = text !== '' && parts.map(([part]) => part).join('') === text;
  const ms = parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (UNITS_MS[unit] ?? 0), 0);
  if (!isWhole || ms > MAX_MS) throw invalid(`invalid format for ban duration: ${text.slice(0, 40)}`);
  return ms;
}

/** Services see an account that was put away, too, with the day it happened. */
export async function findManagedUser(db: Db | Tx, userId: string): Promise<AuthUserRow> {
  const [user] = await db.select().from(authUsers).where(eq(authUsers.id, userId));
  if (!user) throw userNotFound();
  return user;
}

/**
 * Parses the part of `app_metadata` that a service may set. The providers are dropped: only the identities report how somebody signs in.
 * The role is a copy of the one in `profiles`, for tokens: it is set in both at once, or in neither.
 */
export function parseAppMetadata(given: Json | undefined): { role: ProfileRole | null; metadata: Json } {
  const { provider: _, providers: __, role: wanted, ...metadata } = given ?? {};
  if (wanted === undefined || wanted === null) return { role: null, metadata };
  const role = profileRoleSchema.safeParse(wanted);
  if (!role.success) throw invalid(`app_metadata.role must be one of ${profileRoleSchema.options.join(', ')}`);
  return { role: role.data, metadata: { ...metadata, role: role.data } };
}

/** Another role asks other questions: the answers of the old one do not count. */
export async function setProfileRole(tx: Tx, userId: string, role: ProfileRole, now: Date): Promise<void> {
  await tx
    .update(profiles)
    .set({ role, onboardingComplete: false, updatedAt: now })
    .where(and(eq(profiles.id, userId), ne(profiles.role, role)));
}
