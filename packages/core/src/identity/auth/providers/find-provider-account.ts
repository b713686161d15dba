import { randomUUID } from 'node:crypto';
import type { Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authIdentities, authSessions, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { authFactors, authPasskeys } from '@stellenvisite/db/schema/identity/auth-factors';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { AuthError } from '../auth-error.ts';
import { addProvider } from '../codes/apply-one-time.ts';
import { clearOneTimes } from '../codes/one-time-tokens.ts';
import { confirmAddress } from '../sign-up/confirm-address.ts';
import { createAuthUser } from '../sign-up/create-auth-user.ts';
import { describeProfile } from '../sign-up/profile-of-metadata.ts';
import { parseEmail } from '../users/address.ts';
import { type AuthIdentityRow, type AuthUserRow, findAuthUser, lockAuthUser } from '../users/auth-user-view.ts';
import type { ProviderProfile } from './provider-client.ts';

type Vouched = { provider: string; profile: ProviderProfile };

/**
 * The account of a person another provider vouches for: the one that knows them by that provider's name, else the one
 * with the e-mail the provider has verified, else a new one.
 */
export async function findProviderAccount(ctx: Context, tx: Tx, vouched: Vouched): Promise<AuthUserRow> {
  const { profile } = vouched;
  const identity = await findIdentity(tx, vouched);
  if (identity) return refreshIdentity(ctx, tx, identity, profile);
  const email = requireVerifiedEmail(profile);
  const found = (await lockAuthUser(tx, { email })) ?? (await create(ctx, tx, email, vouched));
  const user = found.emailConfirmedAt ? found : await removeUnprovenAccess(ctx, tx, found, profile);
  await confirmAddress(ctx, tx, user, 'email');
  await addIdentity(ctx, tx, user, vouched);
  return reread(tx, user.id);
}

async function findIdentity(tx: Tx, { provider, profile }: Vouched): Promise<AuthIdentityRow | undefined> {
  const [identity] = await tx
    .select()
    .from(authIdentities)
    .where(and(eq(authIdentities.provider, provider), eq(authIdentities.subject, profile.subject)));
  return identity;
}

async function refreshIdentity(ctx: Context, tx: Tx, identity: AuthIdentityRow, profile: ProviderProfile) {
  const now = ctx.now();
  await tx
    .update(authIdentities)
    .set({ data: profile.data, email: profile.email?.toLowerCase() ?? null, lastSignInAt: now, updatedAt: now })
    .where(eq(authIdentities.id, identity.id));
  return reread(tx, identity.userId);
}

/** An e-mail somebody only claims to have opens no account and makes none. */
function requireVerifiedEmail({ email, isEmailVerified }: ProviderProfile): string {
  if (!email) throw new AuthError(422, 'email_address_not_provided', 'The provider gave no email address');
  if (!isEmailVerified) {
    throw new AuthError(
      422,
      'provider_email_needs_verification',
      'Unverified email with the provider: verify the email there in order to sign in',
    );
  }
  return parseEmail(email);
}

async function create(ctx: Context, tx: Tx, email: string, { provider, profile }: Vouched): Promise<AuthUserRow> {
  if (!ctx.auth.settings.signup) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  const now = ctx.now();
  const account = { email, emailConfirmedAt: now, userMetadata: profile.data, withoutIdentity: true };
  return createAuthUser(tx, { ...account, appMetadata: { provider, providers: [provider] } }, now);
}

/**
 * Nobody has shown that the address of this account is theirs, so whoever made it may be somebody else, waiting for the
 * owner to come. Nothing they could come back with stays, and the owner is called what the provider calls them.
 */
async function removeUnprovenAccess(
  ctx: Context,
  tx: Tx,
  user: AuthUserRow,
  { data }: ProviderProfile,
): Promise<AuthUserRow> {
  await tx.delete(authIdentities).where(eq(authIdentities.userId, user.id));
  await tx.delete(authSessions).where(eq(authSessions.userId, user.id));
  await tx.delete(authFactors).where(eq(authFactors.userId, user.id));
  await tx.delete(authPasskeys).where(eq(authPasskeys.userId, user.id));
  await clearOneTimes(tx, user.id);
  const { provider: _, providers: __, ...appMetadata } = user.appMetadata;
  const userMetadata = { ...user.userMetadata, ...data };
  const noAddress = { phone: null, phoneConfirmedAt: null, newEmail: null, newPhone: null };
  const bare = { passwordHash: null, ...noAddress, appMetadata, userMetadata };
  await tx.update(authUsers).set(bare).where(eq(authUsers.id, user.id));
  await tx
    .update(profiles)
    .set({ ...describeProfile(userMetadata), updatedAt: ctx.now() })
    .where(eq(profiles.id, user.id));
  return { ...user, ...bare };
}

type Connecting = Vouched & { linkToUserId: string };

/** Locks the account and checks that the identity can be connected to it, already before the session collects the profile. */
export async function requireUnlinked(tx: Tx, connecting: Connecting): Promise<AuthUserRow> {
  const user = await lockAuthUser(tx, { id: connecting.linkToUserId });
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const identity = await findIdentity(tx, connecting);
  if (identity) {
    const whose = identity.userId === user.id ? 'already linked' : 'already linked to another user';
    throw new AuthError(422, 'identity_already_exists', `Identity is ${whose}`);
  }
  return user;
}

/** Connects a provider to the account that the person already has. */
export async function connectIdentity(ctx: Context, tx: Tx, connecting: Connecting): Promise<AuthUserRow> {
  const user = await requireUnlinked(tx, connecting);
  await addIdentity(ctx, tx, user, connecting);
  if (user.isAnonymous) await endAnonymityWith(ctx, tx, user, connecting.profile);
  return reread(tx, user.id);
}

async function addIdentity(ctx: Context, tx: Tx, user: AuthUserRow, { provider, profile }: Vouched): Promise<void> {
  const now = ctx.now();
  const { subject, data, email } = profile;
  const times = { lastSignInAt: now, createdAt: now, updatedAt: now };
  await tx.insert(authIdentities).values({
    id: randomUUID(),
    userId: user.id,
    provider,
    subject,
    data,
    email: email?.toLowerCase() ?? null,
    ...times,
  });
  await addProvider(tx, user, provider);
}

/** A visitor without a name becomes somebody: with the verified address, when nobody else has it. */
async function endAnonymityWith(ctx: Context, tx: Tx, user: AuthUserRow, profile: ProviderProfile): Promise<void> {
  const now = ctx.now();
  const email = profile.email && profile.isEmailVerified ? parseEmail(profile.email) : null;
  const isFree = email !== null && (await findAuthUser(tx, { email })) === null;
  await tx
    .update(authUsers)
    .set({ isAnonymous: false, updatedAt: now, ...(isFree ? { email, emailConfirmedAt: now } : {}) })
    .where(eq(authUsers.id, user.id));
  await tx
    .insert(profiles)
    .values({ id: user.id, role: 'job_seeker', createdAt: now, updatedAt: now })
    .onConflictDoNothing();
}

async function reread(tx: Tx, id: string): Promise<AuthUserRow> {
  const user = await lockAuthUser(tx, { id });
  if (!user) throw new AuthError(403, 'user_not_found', 'The account is gone');
  return user;
}
