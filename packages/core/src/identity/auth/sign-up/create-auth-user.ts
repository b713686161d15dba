import { randomUUID } from 'node:crypto';
import type { ConsentKind } from '@stellenvisite/contract/identity/accounts';
import type { Db, Tx } from '@stellenvisite/db/client';
import { consents, profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authIdentities, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import type { AuthUserRow } from '../users/auth-user-view.ts';
import { describeProfile, roleOf } from './profile-of-metadata.ts';

const VERSION = /^[\w.-]{1,40}$/;

type Json = Record<string, unknown>;

export type NewAuthUser = {
  id?: string;
  email?: string | null;
  phone?: string | null;
  passwordHash?: string | null;
  userMetadata?: Json;
  appMetadata?: Json;
  emailConfirmedAt?: Date | null;
  phoneConfirmedAt?: Date | null;
  invitedAt?: Date | null;
  bannedUntil?: Date | null;
  isAnonymous?: boolean;
  role?: string;
  /** A person another provider vouches for brings that identity instead of an address's. */
  withoutIdentity?: boolean;
};

/** An account, the identity it signs in with and its place in the market are one thing: all of it is made, or nothing. */
export async function createAuthUser(tx: Tx, wanted: NewAuthUser, now: Date): Promise<AuthUserRow> {
  const { withoutIdentity, appMetadata, ...values } = wanted;
  const id = wanted.id ?? randomUUID();
  const data = wanted.userMetadata ?? {};
  const role = roleOf(data);
  const provider = wanted.email ? 'email' : 'phone';
  const hasIdentity = !wanted.isAnonymous && !withoutIdentity;
  const [user] = await tx
    .insert(authUsers)
    .values({
      ...values,
      id,
      appMetadata: { ...(hasIdentity ? { provider, providers: [provider] } : {}), role, ...appMetadata },
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!user) throw new Error('the account was not written');
  if (hasIdentity) await addAddressIdentity(tx, user, provider, now);
  if (!user.isAnonymous) await enterMarket(tx, user, now);
  return user;
}

async function enterMarket(tx: Tx, { id, appMetadata, userMetadata }: AuthUserRow, now: Date): Promise<void> {
  const values = { id, role: roleOf(appMetadata), ...describeProfile(userMetadata), createdAt: now, updatedAt: now };
  await tx.insert(profiles).values(values).onConflictDoNothing();
  await recordConsents(tx, { userId: id, data: userMetadata, at: now });
}

/** Turns an anonymous visitor who now has an address into a regular user. */
export async function endAnonymity(tx: Tx, user: AuthUserRow, now: Date): Promise<void> {
  if (!user.isAnonymous) return;
  await tx.update(authUsers).set({ isAnonymous: false }).where(eq(authUsers.id, user.id));
  await enterMarket(tx, user, now);
}

export async function addAddressIdentity(
  tx: Tx,
  user: AuthUserRow,
  provider: 'email' | 'phone',
  now: Date,
): Promise<void> {
  const isConfirmed = Boolean(provider === 'email' ? user.emailConfirmedAt : user.phoneConfirmedAt);
  const address =
    provider === 'email'
      ? { email: user.email, email_verified: isConfirmed }
      : { phone: user.phone, phone_verified: isConfirmed };
  await tx.insert(authIdentities).values({
    id: randomUUID(),
    userId: user.id,
    provider,
    subject: user.id,
    data: { sub: user.id, email_verified: false, phone_verified: false, ...address },
    email: provider === 'email' ? user.email : null,
    lastSignInAt: now,
    createdAt: now,
    updatedAt: now,
  });
}

/** The terms somebody agreed to when they registered, as the form sent it: `terms_version` of the sign-up's data. */
export async function recordConsents(
  tx: Db | Tx,
  { userId, data, at }: { userId: string; data: Record<string, unknown>; at: Date },
): Promise<void> {
  const version = data.terms_version;
  if (typeof version !== 'string' || !VERSION.test(version)) return;
  const kind: ConsentKind = 'terms';
  await tx.insert(consents).values({ id: randomUUID(), userId, kind, version, givenAt: at });
}
