import type { OpenAdminSession, ProveAdmin } from '@stellenvisite/contract/identity/admins.schema';
import type { Tx } from '@stellenvisite/db/client';
import { adminUsers, profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authIdentities, authSessions, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { authFactors } from '@stellenvisite/db/schema/identity/auth-factors';
import { and, eq, ne, or } from 'drizzle-orm';
import { isBanned } from '../../actor-state.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import type { Limit } from '../../platform/rate-limits/limits.ts';
import { networkOf } from '../../platform/rate-limits/network-of.ts';
import { consumeRateLimit } from '../../platform/rate-limits/require-tries-left.ts';
import { requirePermission } from '../../require-permission.ts';
import { clearOneTimes } from '../auth/codes/one-time-tokens.ts';
import { countFailedTry, hasTriesLeft, resetTries, type Tries } from '../auth/limits/failed-tries.ts';
import { type Source, sourceOf } from '../auth/limits/source-of.ts';
import { verifyPassword } from '../auth/passwords/hash-password.ts';
import { openSession, type Session } from '../auth/sessions/open-session.ts';
import { addAddressIdentity, createAuthUser } from '../auth/sign-up/create-auth-user.ts';
import { type AuthUserRow, lockAuthUser } from '../auth/users/auth-user-view.ts';
import type { AdminRow } from './create-admin.ts';

const nameOf = ({ firstName, lastName }: AdminRow) => `${firstName} ${lastName}`.trim();

const TRIES_BY_IP: Limit = { name: 'admin.ip', count: 30, seconds: 300, burst: 30 };
const ADMIN_TRIES: Tries = {
  bySource: { name: 'admin.name', count: 10, seconds: 600, burst: 10 },
  fromUnknown: { name: 'admin.name.unknown', count: 50, seconds: 3600, burst: 50 },
};

/**
 * Signs an administrator in by the table of administrators and opens a session of the account it is linked to. That
 * account's session is what later calls come with; who it belongs to is looked up in the table each time. Unknown and
 * wrong are answered alike and take the same time.
 */
export async function openAdminSession(ctx: Context, { email, password }: OpenAdminSession): Promise<Session> {
  if (ctx.auth.settings.ipLimits) await consumeRateLimit(ctx, ctx.db, TRIES_BY_IP, networkOf(ctx.auth.client.ip));
  const [known] = await ctx.db.select().from(adminUsers).where(eq(adminUsers.email, email));
  const trying = { whose: email, source: await sourceOf(ctx, ctx.db, known?.authUserId) };
  await requireAdminTriesLeft(ctx, trying);
  if (!(await verifyPassword(known?.encryptedPassword, password)) || !known) {
    throw new DomainError(await countWrongPassword(ctx, trying, known?.authUserId ?? null));
  }
  // Of many guesses sent at once, one that is right comes too late when too many were wrong.
  await requireAdminTriesLeft(ctx, trying);
  await resetTries(ctx, ctx.db, ADMIN_TRIES, trying);
  await ctx.auth.keys.refresh();
  return ctx.db.transaction((tx) => openFor(ctx, tx, known.id));
}

type Trying = { whose: string; source: Source };

async function requireAdminTriesLeft(ctx: Context, trying: Trying): Promise<void> {
  if (!(await hasTriesLeft(ctx, ctx.db, ADMIN_TRIES, trying))) throw new DomainError('request.rate_limited');
}

async function countWrongPassword(ctx: Context, trying: Trying, userId: string | null) {
  return ctx.db.transaction(async (tx) => {
    const wasLeft = await countFailedTry(ctx, tx, ADMIN_TRIES, trying);
    const outcome = wasLeft ? 'admin.credentials_invalid' : 'request.rate_limited';
    await ctx.audit(tx, { action: 'admin_login', outcome, userId });
    return outcome;
  });
}

/** Takes an administrator's password once more: it is proof for the next ten minutes of this session. */
export async function proveAdmin(ctx: Context, { password }: ProveAdmin): Promise<void> {
  const { userId, sessionId } = await requirePermission(ctx, 'admin.read');
  const isTheirs = or(eq(adminUsers.authUserId, userId), eq(adminUsers.id, userId));
  const [admin] = await ctx.db.select().from(adminUsers).where(isTheirs);
  if (!admin) throw new DomainError('request.forbidden');
  const trying = { whose: admin.email, source: await sourceOf(ctx, ctx.db, userId) };
  await requireAdminTriesLeft(ctx, trying);
  if (!(await verifyPassword(admin.encryptedPassword, password))) {
    const outcome = await countWrongPassword(ctx, trying, userId);
    throw new DomainError(outcome === 'request.rate_limited' ? outcome : 'admin.password_wrong');
  }
  await requireAdminTriesLeft(ctx, trying);
  await ctx.db.transaction(async (tx) => {
    const [session] = await tx.select().from(authSessions).where(eq(authSessions.id, sessionId)).for('update');
    if (!session) throw new DomainError('auth.session_ended');
    const shown = { method: 'password' as const, timestamp: Math.floor(ctx.now().getTime() / 1000) };
    const amr = [shown, ...session.amr.filter(({ method }) => method !== 'password')];
    await tx.update(authSessions).set({ amr }).where(eq(authSessions.id, sessionId));
    await ctx.audit(tx, { action: 'admin_proven', userId, sessionId });
  });
}

async function openFor(ctx: Context, tx: Tx, adminId: string): Promise<Session> {
  const [admin] = await tx.select().from(adminUsers).where(eq(adminUsers.id, adminId)).for('update');
  if (!admin) throw new DomainError('admin.credentials_invalid');
  const user = await claimAdminAccount(ctx, tx, admin);
  if (isBanned(user, ctx.now())) throw new DomainError('request.forbidden');
  await tx.update(adminUsers).set({ authUserId: user.id, lastLoginAt: ctx.now() }).where(eq(adminUsers.id, adminId));
  const session = await openSession(ctx, tx, { userId: user.id, method: 'password', isAdmin: true });
  await ctx.audit(tx, { action: 'admin_login', userId: user.id });
  return session;
}

/** The account an administrator signs in with: the one linked before, the one of the same address, or a new one. */
async function claimAdminAccount(ctx: Context, tx: Tx, admin: AdminRow): Promise<AuthUserRow> {
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

/** One account represents one administrator. */
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
