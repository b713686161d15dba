import type { Tx } from '@stellenvisite/db/client';
import { authSessions, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { followPerson } from '../../permissions/employer-suspension.ts';
import { leaveAccountAddress } from '../../permissions/leave-account-address.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { emailChangedMail, phoneChangedMail } from '../auth.mails.ts';
import { emailExists, phoneExists } from '../auth-error.ts';
import { sendNotice } from '../auth-mails.ts';
import { moveIdentity } from '../codes/apply-one-time.ts';
import { clearOneTimes } from '../codes/one-time-tokens.ts';
import { setPassword } from '../passwords/change-password.ts';
import { confirmAddress } from '../sign-up/confirm-address.ts';
import { endAnonymity } from '../sign-up/create-auth-user.ts';
import { parseEmail, parsePhone } from '../users/address.ts';
import {
  type AuthUser,
  type AuthUserRow,
  findAuthUser,
  getAuthAccount,
  lockAuthUser,
  toAuthUser,
  toMappedUser,
} from '../users/auth-user-view.ts';
import { retryOnConflict } from '../users/update-auth-user.ts';
import { mergeUserMetadata } from '../users/user-metadata.ts';
import {
  banUntil,
  findManagedUser,
  hashGoodPassword,
  type ManagedUserWish,
  parseAppMetadata,
  setProfileRole,
  userNotFound,
} from './create-managed-user.ts';

/** A service changes an account: at once, without asking its owner, who is informed where an attack would look the same. */
export async function changeManagedUser(ctx: Context, userId: string, wish: ManagedUserWish): Promise<AuthUser> {
  const now = ctx.now();
  const email = wish.email ? parseEmail(wish.email) : undefined;
  const phone = wish.phone ? parsePhone(wish.phone) : undefined;
  const { role, metadata } = parseAppMetadata(wish.appMetadata);
  const bannedUntil = banUntil(wish.banDuration, now);
  const passwordHash = await hashGoodPassword(ctx, wish.password);
  const change = () =>
    auditedTransaction<AuthUser>(ctx, { action: 'admin_user_changed', userId }, async (tx) => {
      const user = await lockAuthUser(tx, { id: userId });
      if (!user) return userNotFound();
      if (email && isOther(await findAuthUser(tx, { email }), user)) return emailExists();
      if (phone && isOther(await findAuthUser(tx, { phone }), user)) return phoneExists();
      await followPerson(ctx, tx, toMappedUser(user), async () => {
        await tx
          .update(authUsers)
          .set({
            userMetadata: mergeUserMetadata(user.userMetadata, wish.userMetadata ?? {}),
            appMetadata: mergeUserMetadata(user.appMetadata, metadata),
            updatedAt: now,
            ...(wish.role ? { role: wish.role } : {}),
            ...(bannedUntil === undefined ? {} : { bannedUntil }),
          })
          .where(eq(authUsers.id, userId));
        if (role) await setProfileRole(tx, userId, role, now);
      });
      if (email && email !== user.email) await setEmail(ctx, tx, user, email);
      if (phone && phone !== user.phone) await setPhone(ctx, tx, user, phone);
      await confirm(ctx, tx, userId, wish);
      if (passwordHash) await setPassword(ctx, tx, { user, sessionId: null, passwordHash });
      if (bannedUntil) await tx.delete(authSessions).where(eq(authSessions.userId, userId));
      return toAuthUser(await getAuthAccount(tx, await findManagedUser(tx, userId)));
    });
  return retryOnConflict(change);
}

const isOther = (found: AuthUserRow | null, { id }: AuthUserRow) => found !== null && found.id !== id;

async function setEmail(ctx: Context, tx: Tx, user: AuthUserRow, email: string): Promise<void> {
  await leaveAccountAddress(ctx, tx, toMappedUser(user), { staysOwner: true });
  const changed = { email, newEmail: null, emailChangeConfirmed: null };
  await tx.update(authUsers).set(changed).where(eq(authUsers.id, user.id));
  await clearOneTimes(tx, user.id);
  await endAnonymity(tx, user, ctx.now());
  await moveIdentity(tx, await findManagedUser(tx, user.id), 'email', ctx.now());
  const values = { newEmail: email, recoverUrl: `${ctx.publicUrl}/passwort-vergessen` };
  await sendNotice(ctx, tx, { user, to: user.email, message: emailChangedMail(values) });
}

async function setPhone(ctx: Context, tx: Tx, user: AuthUserRow, phone: string): Promise<void> {
  await tx.update(authUsers).set({ phone, newPhone: null }).where(eq(authUsers.id, user.id));
  await clearOneTimes(tx, user.id);
  await endAnonymity(tx, user, ctx.now());
  await moveIdentity(tx, await findManagedUser(tx, user.id), 'phone', ctx.now());
  const values = { recoverUrl: `${ctx.publicUrl}/passwort-vergessen` };
  await sendNotice(ctx, tx, { user, to: user.email, message: phoneChangedMail(values) });
}

async function confirm(ctx: Context, tx: Tx, userId: string, wish: ManagedUserWish): Promise<void> {
  const user = await findManagedUser(tx, userId);
  const isUnconfirmed = !user.emailConfirmedAt && !user.phoneConfirmedAt;
  // Nobody has confirmed by a sign-up, so none of those that wait gets the account.
  if (isUnconfirmed && (wish.emailConfirm || wish.phoneConfirm)) await clearOneTimes(tx, userId);
  if (wish.emailConfirm && user.email) await confirmAddress(ctx, tx, user, 'email');
  if (wish.phoneConfirm && user.phone) await confirmAddress(ctx, tx, user, 'phone');
}
