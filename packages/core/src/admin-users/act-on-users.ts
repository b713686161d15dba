import type { ActResult, UserAct } from '@stellenvisite/contract/admin-users.schema';
import type { Tx } from '@stellenvisite/db/client';
import { adminUsers, profiles } from '@stellenvisite/db/schema/accounts';
import { authSessions, authUsers } from '@stellenvisite/db/schema/auth';
import { jobPostings } from '@stellenvisite/db/schema/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { recordAdminAct } from '../audit/record-admin-act.ts';
import { AuthError } from '../auth/auth-error.ts';
import { resend } from '../auth/codes/resend.ts';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';

/** As the auth protocol bans for good. */
const BAN_YEARS = 100;

type Target = { id: string; email: string | null; bannedUntil: Date | null; role: string; isConfirmed: boolean };

/** Nobody acts on administrators here, nor on the own account; who cannot be changed is skipped and counted. */
export async function actOnUsers(ctx: Context, wish: UserAct): Promise<ActResult> {
  const { userId } = await requirePermission(ctx, 'user.manage');
  let done = 0;
  for (const id of new Set(wish.ids)) {
    if (id !== userId && (await actOnUser(ctx, id, wish))) done += 1;
  }
  return { done, skipped: wish.ids.length - done };
}

async function actOnUser(ctx: Context, id: string, wish: UserAct): Promise<boolean> {
  if (wish.act === 'resend') return resendMail(ctx, id);
  return ctx.db.transaction(async (tx) => {
    const target = await lockTarget(tx, id);
    if (!target) return false;
    switch (wish.act) {
      case 'ban':
        return ban(ctx, tx, target, wish.reason);
      case 'unban':
        return unban(ctx, tx, target);
      case 'sign_out':
        return signOut(ctx, tx, target);
      case 'role':
        return changeRole(ctx, tx, target, wish.role);
    }
  });
}

async function lockTarget(tx: Tx, id: string): Promise<Target | undefined> {
  const [row] = await tx
    .select({
      id: authUsers.id,
      email: authUsers.email,
      bannedUntil: authUsers.bannedUntil,
      role: profiles.role,
      isConfirmed: sql<boolean>`auth_users.email_confirmed_at is not null`,
    })
    .from(authUsers)
    .innerJoin(profiles, eq(profiles.id, authUsers.id))
    .where(and(eq(authUsers.id, id), sql`not exists (select from ${adminUsers} a where a.auth_user_id = ${id})`))
    .for('update', { of: authUsers });
  return row;
}

/** Signs the person out everywhere and takes the jobs of the profile they made off the market. */
async function ban(ctx: Context, tx: Tx, { id, bannedUntil }: Target, reason: string): Promise<boolean> {
  const now = ctx.now();
  if (bannedUntil && bannedUntil > now) return false;
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + BAN_YEARS);
  await tx.update(authUsers).set({ bannedUntil: until, updatedAt: now }).where(eq(authUsers.id, id));
  const ended = await tx.delete(authSessions).where(eq(authSessions.userId, id)).returning({ id: authSessions.id });
  const paused = await tx
    .update(jobs)
    .set({ status: 'paused', updatedAt: now })
    .where(and(eq(jobs.employerId, id), eq(jobs.status, 'published')))
    .returning({ id: jobs.id });
  if (paused.length > 0) {
    const ids = paused.map((job) => job.id);
    await tx.update(jobPostings).set({ pausedAt: now }).where(inArray(jobPostings.id, ids));
  }
  await recordAdminAct(ctx, tx, {
    action: 'user.banned',
    subject: { kind: 'user', id },
    before: { status: 'active', reason: null, sessions: ended.length, jobs: paused.length },
    after: { status: 'banned', reason, sessions: 0, jobs: 0 },
  });
  return true;
}

async function unban(ctx: Context, tx: Tx, { id, bannedUntil }: Target): Promise<boolean> {
  if (!bannedUntil || bannedUntil <= ctx.now()) return false;
  await tx.update(authUsers).set({ bannedUntil: null, updatedAt: ctx.now() }).where(eq(authUsers.id, id));
  await recordAdminAct(ctx, tx, {
    action: 'user.unbanned',
    subject: { kind: 'user', id },
    before: { status: 'banned' },
    after: { status: 'active' },
  });
  return true;
}

async function signOut(ctx: Context, tx: Tx, { id }: Target): Promise<boolean> {
  const ended = await tx.delete(authSessions).where(eq(authSessions.userId, id)).returning({ id: authSessions.id });
  if (ended.length === 0) return false;
  await ctx.audit(tx, { action: 'logout', userId: id });
  await recordAdminAct(ctx, tx, {
    action: 'user.signed_out',
    subject: { kind: 'user', id },
    before: { sessions: ended.length },
    after: { sessions: 0 },
  });
  return true;
}

/** What somebody has in the old role stays where it is; their sessions end, because a token names the role. */
async function changeRole(ctx: Context, tx: Tx, { id, role }: Target, wanted: 'job_seeker' | 'employer') {
  if (role === wanted) return false;
  await tx.update(profiles).set({ role: wanted, updatedAt: ctx.now() }).where(eq(profiles.id, id));
  await tx.delete(authSessions).where(eq(authSessions.userId, id));
  await recordAdminAct(ctx, tx, {
    action: 'user.role_changed',
    subject: { kind: 'user', id },
    before: { role },
    after: { role: wanted },
  });
  return true;
}

/** The mail that confirms an address. A mail that was sent a moment ago is not sent again. */
async function resendMail(ctx: Context, id: string): Promise<boolean> {
  const [user] = await ctx.db
    .select({ email: authUsers.email, emailConfirmedAt: authUsers.emailConfirmedAt })
    .from(authUsers)
    .where(eq(authUsers.id, id));
  if (!user?.email || user.emailConfirmedAt) return false;
  try {
    await resend(ctx, { type: 'signup', email: user.email, redirectTo: ctx.publicUrl });
  } catch (error) {
    if (error instanceof AuthError) return false;
    throw error;
  }
  await recordAdminAct(ctx, ctx.db, { action: 'user.mail_resent', subject: { kind: 'user', id } });
  return true;
}
