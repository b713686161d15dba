import type { Db, Tx } from '@stellenvisite/db/client';
import { authIdentities, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { authFactors } from '@stellenvisite/db/schema/identity/auth-factors';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { MappedUser } from '../../permissions/map-user-to-employers.ts';

export type AuthUserRow = typeof authUsers.$inferSelect;
export type AuthIdentityRow = typeof authIdentities.$inferSelect;
export type AuthFactorRow = typeof authFactors.$inferSelect;
/** An account with all that the protocol shows of it. */
export type AuthAccount = { user: AuthUserRow; identities: AuthIdentityRow[]; factors: AuthFactorRow[] };

/** Returns as much of an account as its tie to employers needs. */
export const toMappedUser = ({ id, email, emailConfirmedAt }: AuthUserRow): MappedUser => ({
  userId: id,
  email,
  isEmailConfirmed: emailConfirmedAt !== null,
});

const text = (time: Date | null) => time?.toISOString();

/** Returns the protocol's User. Hashes, tokens and secrets have no place in it. */
export function toAuthUser({ user, identities, factors }: AuthAccount) {
  const { emailConfirmedAt, phoneConfirmedAt } = user;
  const confirmed = [emailConfirmedAt, phoneConfirmedAt].filter((time) => time !== null);
  return dropUndefined({
    id: user.id,
    aud: 'authenticated',
    role: user.role,
    email: user.email ?? '',
    email_confirmed_at: text(emailConfirmedAt),
    phone: user.phone ?? '',
    phone_confirmed_at: text(phoneConfirmedAt),
    confirmation_sent_at: text(user.confirmationSentAt),
    confirmed_at: text(confirmed.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null),
    recovery_sent_at: text(user.recoverySentAt),
    new_email: user.newEmail ?? undefined,
    email_change_sent_at: text(user.emailChangeSentAt),
    new_phone: user.newPhone ?? undefined,
    phone_change_sent_at: text(user.phoneChangeSentAt),
    reauthentication_sent_at: text(user.reauthenticationSentAt),
    invited_at: text(user.invitedAt),
    last_sign_in_at: text(user.lastSignInAt),
    banned_until: text(user.bannedUntil),
    deleted_at: text(user.deletedAt),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: identities.map(toIdentity),
    factors: factors.length > 0 ? factors.map(toFactor) : undefined,
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: user.isAnonymous,
  });
}
export type AuthUser = ReturnType<typeof toAuthUser>;

export function toIdentity(identity: AuthIdentityRow) {
  return dropUndefined({
    identity_id: identity.id,
    id: identity.subject,
    user_id: identity.userId,
    identity_data: identity.data,
    provider: identity.provider,
    last_sign_in_at: text(identity.lastSignInAt),
    created_at: identity.createdAt.toISOString(),
    updated_at: identity.updatedAt.toISOString(),
    email: identity.email ?? undefined,
  });
}

export function toFactor(factor: AuthFactorRow) {
  return dropUndefined({
    id: factor.id,
    factor_type: factor.type,
    status: factor.status,
    friendly_name: factor.friendlyName ?? undefined,
    phone: factor.phone ?? undefined,
    last_challenged_at: text(factor.lastChallengedAt),
    created_at: factor.createdAt.toISOString(),
    updated_at: factor.updatedAt.toISOString(),
  });
}

function dropUndefined<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}

/** How somebody names an account. */
export type AccountName = { id: string } | { email: string } | { phone: string };

/** An erased account is as good as unknown. */
export async function findAuthUser(db: Db | Tx, name: AccountName): Promise<AuthUserRow | null> {
  const [user] = await db.select().from(authUsers).where(named(name));
  return user ?? null;
}

/** The account of a person this transaction has just written or locked. */
export async function getAuthUser(db: Db | Tx, id: string): Promise<AuthUserRow> {
  const user = await findAuthUser(db, { id });
  if (!user) throw new Error('the account is gone');
  return user;
}

/** Locks and returns the account until the transaction ends: of several changes at once, one comes after the other. */
export async function lockAuthUser(tx: Tx, name: AccountName): Promise<AuthUserRow | null> {
  const [user] = await tx.select().from(authUsers).where(named(name)).for('update');
  return user ?? null;
}

export async function getAuthAccount(db: Db | Tx, user: AuthUserRow): Promise<AuthAccount> {
  const identities = await db
    .select()
    .from(authIdentities)
    .where(eq(authIdentities.userId, user.id))
    .orderBy(asc(authIdentities.createdAt));
  const factors = await db
    .select()
    .from(authFactors)
    .where(eq(authFactors.userId, user.id))
    .orderBy(asc(authFactors.createdAt));
  return { user, identities, factors };
}

function named(name: AccountName) {
  if ('id' in name) return and(eq(authUsers.id, name.id), isNull(authUsers.deletedAt));
  if ('email' in name) return and(eq(authUsers.email, name.email), isNull(authUsers.deletedAt));
  return and(eq(authUsers.phone, name.phone), isNull(authUsers.deletedAt));
}
