import type { Tx } from '@stellenvisite/db/client';
import { adminUsers, profiles } from '@stellenvisite/db/schema/accounts';
import { authIdentities, authSessions, authUsers } from '@stellenvisite/db/schema/auth';
import { authFactors } from '@stellenvisite/db/schema/auth-factors';
import { and, eq, ne } from 'drizzle-orm';
import { clearOneTimes } from '../auth/codes/one-time-tokens.ts';
import { addAddressIdentity, createAuthUser } from '../auth/sign-up/create-auth-user.ts';
import type { AuthUserRow } from '../auth/users/auth-user-view.ts';
import { lockAuthUser } from '../auth/users/find-auth-account.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { AdminRow } from './admin-view.ts';

/** The account an administrator signs in with: the one linked before, the one of the same address, or a new one. */
export async function claimAdminAccount(ctx: Context, tx: Tx, admin: AdminRow): Promise<AuthUserRow> {
  const linked = admin.authUserId ? await lockAuthUser(tx, { id: admin.authUserId }) : null;
  if (linked) return linked;
  const known = await lockAuthUser(tx, { email: admin.email });
  if (!known) return createAdminAccount(ctx, tx, admin);
  await requireUnlinked(tx, admin, known.id);
  return known.emailConfirmedAt ? known : takeOver(ctx, tx, known, admin);
}

function createAdminAccount(ctx: Context, tx: Tx, admin: AdminRow): Promise<AuthUserRow> {
  const now = ctx.now();
  const userMetadata = { full_name: nameOf(admin) };
  return createAuthUser(tx, { email: admin.email, emailConfirmedAt: now, userMetadata }, now);
}

/** One account stands for one administrator. */
async function requireUnlinked(tx: Tx, { id }: AdminRow, userId: string): Promise<void> {
  const others = await tx.$count(adminUsers, and(eq(adminUsers.authUserId, userId), ne(adminUsers.id, id)));
  if (others > 0) throw new DomainError('request.forbidden');
}

/**
 * Anybody can register an address without owning it. Whoever did so with an administrator's must not be signed in as
 * one later: nothing they could use the account with is left.
 */
async function takeOver(ctx: Context, tx: Tx, { id }: AuthUserRow, admin: AdminRow): Promise<AuthUserRow> {
  const now = ctx.now();
  await tx.delete(authSessions).where(eq(authSessions.userId, id));
  await tx.delete(authFactors).where(eq(authFactors.userId, id));
  await tx.delete(authIdentities).where(eq(authIdentities.userId, id));
  await clearOneTimes(tx, id);
  const [user] = await tx
    .update(authUsers)
    .set({
      passwordHash: null,
      phone: null,
      phoneConfirmedAt: null,
      newEmail: null,
      newPhone: null,
      emailChangeConfirmed: null,
      userMetadata: { full_name: nameOf(admin) },
      emailConfirmedAt: now,
      updatedAt: now,
    })
    .where(eq(authUsers.id, id))
    .returning();
  if (!user) throw new Error('the account is gone');
  await addAddressIdentity(tx, user, 'email', now);
  await tx
    .update(profiles)
    .set({ fullName: nameOf(admin), updatedAt: now })
    .where(eq(profiles.id, id));
  return user;
}

const nameOf = ({ firstName, lastName }: AdminRow) => `${firstName} ${lastName}`.trim();
