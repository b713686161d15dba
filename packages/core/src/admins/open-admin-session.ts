import type { OpenAdminSession } from '@stellenvisite/contract/admins.schema';
import type { Tx } from '@stellenvisite/db/client';
import { adminUsers } from '@stellenvisite/db/schema/accounts';
import { eq } from 'drizzle-orm';
import { verifyPassword } from '../auth/passwords/hash-password.ts';
import { isBanned, openSession, type Session } from '../auth/sessions/open-session.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Limit } from '../limits/limits.ts';
import { countTry, requireTriesLeft } from '../limits/require-tries-left.ts';
import { claimAdminAccount } from './claim-admin-account.ts';

const TRIES_BY_IP: Limit = { name: 'admin.ip', count: 30, seconds: 300, burst: 30 };
const TRIES_BY_NAME: Limit = { name: 'admin.name', count: 10, seconds: 600, burst: 10 };

/**
 * Signs an administrator in by the table of administrators and opens a session of the account it is linked to. That
 * account's session is what later calls come with; who it belongs to is looked up in the table each time. Unknown and
 * wrong are answered alike and take the same time.
 */
export async function openAdminSession(ctx: Context, { email, password }: OpenAdminSession): Promise<Session> {
  if (ctx.auth.settings.ipLimits) await countTry(ctx, ctx.db, TRIES_BY_IP, ctx.client.ip);
  await requireTriesLeft(ctx, ctx.db, TRIES_BY_NAME, email);
  const [known] = await ctx.db.select().from(adminUsers).where(eq(adminUsers.email, email));
  if (!(await verifyPassword(known?.encryptedPassword, password)) || !known) {
    throw new DomainError(await countWrongPassword(ctx, email, known?.authUserId ?? null));
  }
  // Of many guesses sent at once, one that is right comes too late when too many were wrong.
  await requireTriesLeft(ctx, ctx.db, TRIES_BY_NAME, email);
  await ctx.auth.keys.refresh();
  return ctx.db.transaction((tx) => openFor(ctx, tx, known.id));
}

async function countWrongPassword(ctx: Context, email: string, userId: string | null) {
  return ctx.db.transaction(async (tx) => {
    const taken = await ctx.limits.take(tx, TRIES_BY_NAME, email);
    const outcome = taken.ok ? 'admin.credentials_invalid' : 'request.rate_limited';
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
  const session = await openSession(ctx, tx, { userId: user.id, method: 'password' });
  await ctx.audit(tx, { action: 'admin_login', userId: user.id });
  return session;
}
