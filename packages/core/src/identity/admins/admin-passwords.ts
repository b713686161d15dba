import type { SetAdminPassword } from '@stellenvisite/contract/identity/admins.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { DEFAULT_LANGUAGE } from '@stellenvisite/contract/platform/languages';
import { adminUsers, profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authSessions } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import type { Limit } from '../../platform/rate-limits/limits.ts';
import { networkOf } from '../../platform/rate-limits/network-of.ts';
import { consumeRateLimit } from '../../platform/rate-limits/require-tries-left.ts';
import { isSameSecret } from '../../platform/settings/count-operator-try.ts';
import { recordAdminAct } from '../../record-admin-act.ts';
import { requireProvenPermission } from '../../require-permission.ts';
import { AuthError } from '../auth/auth-error.ts';
import { hashPassword } from '../auth/passwords/hash-password.ts';
import { requireGoodPassword } from '../auth/passwords/password-policy.ts';
import { adminPasswordLinkMail } from './admins.mails.ts';
import type { AdminRow } from './create-admin.ts';
import { notifyAdmins } from './notify-admins.ts';

const LINK_MINUTES = 60;
const LINKS: Limit = { name: 'admin.password-link', count: 5, seconds: 3600, burst: 5 };
const TRIES_BY_IP: Limit = { name: 'admin.password.ip', count: 20, seconds: 300, burst: 20 };

/** Refuses what people guess first as well as what the strong rule refuses, whatever the rule for other accounts is. */
export function requireAdminPassword(ctx: Pick<Context, 'auth'>, password: string): void {
  try {
    requireGoodPassword(password, { ...ctx.auth.settings, passwordRule: 'strong', passwordCommonCheck: true });
  } catch (error) {
    throw error instanceof AuthError ? new DomainError('admin.password_weak') : error;
  }
}

/** Mails an administrator the link to set a new password: nobody sets one for somebody else. */
export async function sendPasswordLink(ctx: Context, adminId: string): Promise<void> {
  const { userId, sessionId, email: by } = await requireProvenPermission(ctx, 'admin.write');
  if (!isId(adminId)) throw new DomainError('admin.not_found');
  await ctx.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ admin: adminUsers, language: profiles.language })
      .from(adminUsers)
      .leftJoin(profiles, eq(profiles.id, adminUsers.authUserId))
      .where(eq(adminUsers.id, adminId));
    if (!found) throw new DomainError('admin.not_found');
    const { admin, language } = found;
    await consumeRateLimit(ctx, tx, LINKS, admin.id);
    const expires = String(ctx.now().getTime() + LINK_MINUTES * 60_000);
    const token = [admin.id, expires, signatureOf(ctx, admin, expires)].join('.');
    await ctx.mail.write(tx, {
      to: admin.email,
      language: language ?? DEFAULT_LANGUAGE,
      message: adminPasswordLinkMail({
        url: `${ctx.publicUrl}/admin-passwort#${token}`,
        minutes: LINK_MINUTES,
        by: by ?? '',
      }),
    });
    await ctx.audit(tx, { action: 'admin_password_link', userId, sessionId });
    await recordAdminAct(ctx, tx, {
      action: 'admin.password_link_sent',
      subject: { kind: 'admin', id: admin.id, label: admin.email },
    });
  });
}

/** The password is part of what is signed: with the new one, every link for the old one is used up. */
const signatureOf = ({ auth }: Pick<Context, 'auth'>, { id, email, encryptedPassword }: AdminRow, expires: string) =>
  auth.secrets.hash('admin-password-link', id, email, encryptedPassword ?? '', expires);

/** Sets a password by a mailed link, ends the sessions opened with the old one, and notifies all administrators. */
export async function setAdminPassword(ctx: Context, { token, password }: SetAdminPassword): Promise<void> {
  if (ctx.auth.settings.ipLimits) await consumeRateLimit(ctx, ctx.db, TRIES_BY_IP, networkOf(ctx.auth.client.ip));
  requireAdminPassword(ctx, password);
  const [id = '', expires = '', signature = ''] = token.split('.');
  const isInTime = Number(expires) >= ctx.now().getTime();
  const encryptedPassword = await hashPassword(password);
  await ctx.db.transaction(async (tx) => {
    const [admin] = isId(id) ? await tx.select().from(adminUsers).where(eq(adminUsers.id, id)).for('update') : [];
    if (!admin || !isInTime || !isSameSecret(signature, signatureOf(ctx, admin, expires)))
      throw new DomainError('admin.link_invalid');
    await tx.update(adminUsers).set({ encryptedPassword, updatedAt: ctx.now() }).where(eq(adminUsers.id, id));
    if (admin.authUserId) await tx.delete(authSessions).where(eq(authSessions.userId, admin.authUserId));
    await ctx.audit(tx, { action: 'admin_password_changed', userId: admin.authUserId });
    await notifyAdmins(ctx, tx, { change: 'passwordChanged', email: admin.email, by: null });
  });
}
