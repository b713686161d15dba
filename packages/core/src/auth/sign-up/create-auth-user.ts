import { randomUUID } from 'node:crypto';
import type { Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { authIdentities, authUsers } from '@stellenvisite/db/schema/auth';
import { eq } from 'drizzle-orm';
import type { AuthUserRow } from '../users/auth-user-view.ts';
import { describeProfile, roleOf } from './profile-of-metadata.ts';
import { recordConsents } from './record-consents.ts';

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

/** Who came without a name and now has an address is a person like any other. */
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
