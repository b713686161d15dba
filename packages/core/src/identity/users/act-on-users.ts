import type { ActResult, UserAct } from '@stellenvisite/contract/identity/admin-users.schema';
import type { Tx } from '@stellenvisite/db/client';
import { adminUsers, profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authSessions, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { talentProfiles } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { recordAdminAct } from '../../record-admin-act.ts';
import { requirePermission } from '../../require-permission.ts';
import { AuthError } from '../auth/auth-error.ts';
import { resend } from '../auth/codes/resend.ts';
import { followPerson } from '../permissions/employer-suspension.ts';
import type { MappedUser } from '../permissions/map-user-to-employers.ts';

/** As the auth protocol bans for good. */
const BAN_YEARS = 100;

type Target = MappedUser & { bannedUntil: Date | null; role: string };

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
      userId: authUsers.id,
      email: authUsers.email,
      bannedUntil: authUsers.bannedUntil,
      role: profiles.role,
      isEmailConfirmed: sql<boolean>`auth_users.email_confirmed_at is not null`,
    })
    .from(authUsers)
    .innerJoin(profiles, eq(profiles.id, authUsers.id))
    .where(and(eq(authUsers.id, id), sql`not exists (select from ${adminUsers} a where a.auth_user_id = ${id})`))
    .for('update', { of: authUsers });
  return row;
}

/** Signs the person out everywhere, hides their talent profile and suspends the employers that are left without an owner. */
async function ban(ctx: Context, tx: Tx, target: Target, reason: string): Promise<boolean> {
  const { userId: id, bannedUntil } = target;
  const now = ctx.now();
  if (bannedUntil && bannedUntil > now) return false;
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + BAN_YEARS);
  const setBan = () => tx.update(authUsers).set({ bannedUntil: until, updatedAt: now }).where(eq(authUsers.id, id));
  const { suspended, jobs } = await followPerson(ctx, tx, target, setBan, reason);
  const ended = await tx.delete(authSessions).where(eq(authSessions.userId, id)).returning({ id: authSessions.id });
  const isShown = and(eq(talentProfiles.userId, id), eq(talentProfiles.status, 'visible'));
  await tx.update(talentProfiles).set({ status: 'paused' }).where(isShown);
  await recordAdminAct(ctx, tx, {
    action: 'user.banned',
    subject: { kind: 'user', id },
    before: { status: 'active', reason: null, sessions: ended.length, jobs, employers: suspended },
    after: { status: 'banned', reason, sessions: 0, jobs: 0, employers: 0 },
  });
  return true;
}

async function unban(ctx: Context, tx: Tx, target: Target): Promise<boolean> {
  const { userId: id, bannedUntil } = target;
  if (!bannedUntil || bannedUntil <= ctx.now()) return false;
  const endBan = () =>
    tx.update(authUsers).set({ bannedUntil: null, updatedAt: ctx.now() }).where(eq(authUsers.id, id));
  const { lifted } = await followPerson(ctx, tx, target, endBan);
  await recordAdminAct(ctx, tx, {
    action: 'user.unbanned',
    subject: { kind: 'user', id },
    before: { status: 'banned', employers: lifted },
    after: { status: 'active', employers: 0 },
  });
  return true;
}

async function signOut(ctx: Context, tx: Tx, { userId: id }: Target): Promise<boolean> {
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

/** Changes the role. Data of the old role stays in place; the sessions end, because a token names the role. */
async function changeRole(ctx: Context, tx: Tx, target: Target, wanted: 'job_seeker' | 'employer') {
  const { userId: id, role } = target;
  if (role === wanted) return false;
  await followPerson(ctx, tx, target, () =>
    tx.update(profiles).set({ role: wanted, updatedAt: ctx.now() }).where(eq(profiles.id, id)),
  );
  await tx.delete(authSessions).where(eq(authSessions.userId, id));
  await recordAdminAct(ctx, tx, {
    action: 'user.role_changed',
    subject: { kind: 'user', id },
    before: { role },
    after: { role: wanted },
  });
  return true;
}

/** Sends the mail that confirms an address again. A mail that was sent a moment ago is not sent again. */
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
