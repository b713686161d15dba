import { randomUUID } from 'node:crypto';
import type { AuthMethod } from '@stellenvisite/contract/identity/auth';
import type { Tx } from '@stellenvisite/db/client';
import { authRefreshTokens, authSessions, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { and, eq, isNull } from 'drizzle-orm';
import { isBanned } from '../../../actor-state.ts';
import type { Context } from '../../../context.ts';
import { AuthError, userBanned } from '../auth-error.ts';
import { newToken } from '../auth-secrets.ts';
import { rememberDevice } from '../devices/known-devices.ts';
import { type AuthUser, type AuthUserRow, getAuthAccount, toAuthUser } from '../users/auth-user-view.ts';
import { toMetadataClaim } from '../users/user-metadata.ts';
import { signAccessToken } from './access-token.ts';

export type AuthSessionRow = typeof authSessions.$inferSelect;

/** The protocol's token answer. */
export type Session = {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: AuthUser;
  provider_token?: string;
  provider_refresh_token?: string;
  weak_password?: { reasons: string[]; message: string };
};

type SignIn = {
  userId: string;
  method: AuthMethod;
  bannedStatus?: 400 | 403;
  /** Set by the sign-in of administrators and by nothing else. */
  isAdmin?: boolean;
  /** Of a sign-in by passkey, which is both factors at once. */
  passkeyId?: string;
};

export async function openSession(ctx: Context, tx: Tx, signIn: SignIn): Promise<Session> {
  return (await beginSession(ctx, tx, signIn)).session;
}

/** Every sign-in, whichever way, ends here: a new session with the first of its refresh tokens. */
export async function beginSession(
  ctx: Context,
  tx: Tx,
  { userId, method, bannedStatus = 403, isAdmin = false, passkeyId }: SignIn,
): Promise<{ sessionId: string; session: Session }> {
  const now = ctx.now();
  const [user] = await tx
    .update(authUsers)
    .set({ lastSignInAt: now, updatedAt: now })
    .where(and(eq(authUsers.id, userId), isNull(authUsers.deletedAt)))
    .returning();
  if (!user) throw new AuthError(403, 'user_not_found', 'User not found');
  if (isBanned(user, now)) throw userBanned(bannedStatus);
  const [row] = await tx
    .insert(authSessions)
    .values({
      id: randomUUID(),
      userId,
      amr: [{ method, timestamp: Math.floor(now.getTime() / 1000) }],
      ip: ctx.auth.client.ip,
      userAgent: ctx.auth.client.userAgent?.slice(0, 500) ?? null,
      isAdmin,
      ...(passkeyId && { aal: 'aal2' as const, factorId: passkeyId }),
      createdAt: now,
      refreshedAt: now,
    })
    .returning();
  if (!row) throw new Error('the session was not written');
  const refreshToken = newToken();
  await tx
    .insert(authRefreshTokens)
    .values({ hash: hashRefreshToken(ctx, refreshToken), sessionId: row.id, createdAt: now });
  const session = await toSession(ctx, tx, user, row, refreshToken);
  const needsFactor = row.aal === 'aal1' && session.user.factors?.some(({ status }) => status === 'verified');
  if (!needsFactor) await rememberDevice(ctx, tx, userId);
  return { sessionId: row.id, session };
}

export const hashRefreshToken = ({ auth: { secrets } }: Pick<Context, 'auth'>, token: string) =>
  secrets.hash('refresh', token);

export async function toSession(
  ctx: Context,
  tx: Tx,
  user: AuthUserRow,
  { id, aal, amr }: AuthSessionRow,
  refreshToken: string,
): Promise<Session> {
  const account = await getAuthAccount(tx, user);
  const { token, expiresAt } = await signAccessToken(ctx, {
    sub: user.id,
    email: user.email ?? '',
    phone: user.phone ?? '',
    role: user.role,
    app_metadata: user.appMetadata,
    user_metadata: toMetadataClaim(user.userMetadata),
    session_id: id,
    aal,
    amr,
    is_anonymous: user.isAnonymous,
  });
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: ctx.auth.settings.jwtLifetimeSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: toAuthUser(account),
  };
}
