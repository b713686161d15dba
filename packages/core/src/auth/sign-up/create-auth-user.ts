import { randomUUID } from 'node:crypto';
import type { ProfileRole } from '@stellenvisite/contract/accounts';
import { academicTitleSchema, profileRoleSchema } from '@stellenvisite/contract/accounts.schema';
import { languageSchema } from '@stellenvisite/contract/languages.schema';
import type { Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { authIdentities, authUsers } from '@stellenvisite/db/schema/auth';
import { eq } from 'drizzle-orm';
import type { AuthUserRow } from '../users/auth-user-view.ts';
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

const NAME_LENGTH = 200;

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
  const values = { id, role: roleOf(appMetadata), ...describe(userMetadata), createdAt: now, updatedAt: now };
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

/** Nobody signs up as anything but these two; whatever else was asked for, it is a person looking for work. */
function roleOf(data: Json): ProfileRole {
  const parsed = profileRoleSchema.safeParse(data.role);
  return parsed.success ? parsed.data : 'job_seeker';
}

function describe(data: Json) {
  const nameOf = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, NAME_LENGTH) : '');
  const title = academicTitleSchema.safeParse(data.academic_title);
  const language = languageSchema.safeParse(data.language);
  return {
    fullName: nameOf(data.full_name) || nameOf(data.name),
    companyName: nameOf(data.company_name) || null,
    academicTitle: title.success ? title.data : null,
    ...(language.success ? { language: language.data } : {}),
  };
}
