import { isBanned } from '../../../actor-state.ts';
import type { Context } from '../../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { AuthError, invalid, userBanned } from '../auth-error.ts';
import { countFailedTry, PASSWORD_TRIES, requireTriesLeft, resetTries, tooManyTries } from '../limits/failed-tries.ts';
import { sourceOf } from '../limits/source-of.ts';
import { verifyPassword } from '../passwords/hash-password.ts';
import { explain, listWeaknesses } from '../passwords/password-policy.ts';
import { findPasswordHash } from '../sign-up/pending-sign-ups.ts';
import { parsePhone } from '../users/address.ts';
import { type AccountName, findAuthUser } from '../users/auth-user-view.ts';
import { openSession, type Session } from './open-session.ts';

export type PasswordSignIn = { email?: string | undefined; phone?: string | undefined; password: string };

const wrong = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials');

/** Unknown, without a password, wrong: one answer, in one time. Only who knows the password learns more. */
export async function signInWithPassword(ctx: Context, { email, phone, password }: PasswordSignIn): Promise<Session> {
  if (Boolean(email) === Boolean(phone))
    throw invalid('Only an email address or phone number should be provided on login.');
  const name = nameOf(ctx, email, phone);
  const user = await findAuthUser(ctx.db, name);
  const trying = { whose: JSON.stringify(name), source: await sourceOf(ctx, ctx.db, user?.id) };
  await requireTriesLeft(ctx, ctx.db, PASSWORD_TRIES, trying);
  const isRight = await verifyPassword(await findPasswordHash(ctx.db, user), password);
  if (!user || !isRight) {
    return auditedTransaction<Session>(ctx, { action: 'login' }, async (tx) =>
      (await countFailedTry(ctx, tx, PASSWORD_TRIES, trying)) ? wrong() : tooManyTries(PASSWORD_TRIES),
    );
  }
  // A thousand guesses sent at once are looked at together: one that is right comes too late when ten were wrong.
  await requireTriesLeft(ctx, ctx.db, PASSWORD_TRIES, trying);
  await resetTries(ctx, ctx.db, PASSWORD_TRIES, trying);
  if (isBanned(user, ctx.now())) throw userBanned(400);
  if (email && !user.emailConfirmedAt) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  if (phone && !user.phoneConfirmedAt) throw new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed');
  const session = await auditedTransaction<Session>(ctx, { action: 'login', userId: user.id }, (tx) =>
    openSession(ctx, tx, { userId: user.id, method: 'password', bannedStatus: 400 }),
  );
  const reasons = listWeaknesses(password, ctx.auth.settings);
  return reasons.length > 0
    ? { ...session, weak_password: { reasons, message: explain(reasons, ctx.auth.settings) } }
    : session;
}

function nameOf({ auth: { settings } }: Context, email: string | undefined, phone: string | undefined): AccountName {
  if (email) {
    if (!settings.email) throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled');
    return { email: email.trim().toLowerCase() };
  }
  if (!settings.phone) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled');
  return { phone: parsePhone(phone ?? '') };
}
