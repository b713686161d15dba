import type { OpenAdminSession } from '@stellenvisite/contract/admins.schema';
import type { Tx } from '@stellenvisite/db/client';
import { adminUsers } from '@stellenvisite/db/schema/accounts';
import { eq } from 'drizzle-orm';
import { countFailedTry, hasTriesLeft, resetTries, type Tries } from '../auth/limits/failed-tries.ts';
import { type Source, sourceOf } from '../auth/limits/source-of.ts';
import { verifyPassword } from '../auth/passwords/hash-password.ts';
import { isBanned, openSession, type Session } from '../auth/sessions/open-session.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Limit } from '../limits/limits.ts';
import { networkOf } from '../limits/network-of.ts';
import { countTry } from '../limits/require-tries-left.ts';
import { claimAdminAccount } from './claim-admin-account.ts';

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
  if (ctx.auth.settings.ipLimits) await countTry(ctx, ctx.db, TRIES_BY_IP, networkOf(ctx.client.ip));
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
