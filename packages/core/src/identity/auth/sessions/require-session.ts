import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { authSessions, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { and, eq, isNull } from 'drizzle-orm';
import { isBanned } from '../../../actor-state.ts';
import type { Context } from '../../../context.ts';
import { AuthError, badJwt, userBanned } from '../auth-error.ts';
import type { AuthUserRow } from '../users/auth-user-view.ts';
import { type AccessClaims, AUDIENCE, verifyAccessToken } from './access-token.ts';
import type { AuthSessionRow } from './open-session.ts';

/** A person whose token, account and session all still hold. */
export type SignedIn = { user: AuthUserRow; session: AuthSessionRow; claims: AccessClaims };

export async function requireSession(ctx: Context, token: string | null): Promise<SignedIn> {
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const claims = await verifyAccessToken(ctx.auth.keys, token, ctx.now);
  const { sub, session_id: sessionId } = claims;
  if (!sub) throw badJwt('invalid claim: missing sub claim');
  if (!isId(sub)) throw new AuthError(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID');
  if (!sessionId || !isId(sessionId)) throw badJwt('invalid claim: session_id claim must be a UUID');
  if (claims.aud !== AUDIENCE) throw new AuthError(400, 'bad_jwt', 'invalid claim: aud claim');
  const [row] = await ctx.db
    .select({ user: authUsers, session: authSessions })
    .from(authUsers)
    .leftJoin(authSessions, and(eq(authSessions.id, sessionId), eq(authSessions.userId, authUsers.id)))
    .where(and(eq(authUsers.id, sub), isNull(authUsers.deletedAt)));
  if (!row) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  if (!row.session) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  if (isBanned(row.user, ctx.now())) throw userBanned(403);
  return { user: row.user, session: row.session, claims };
}

/** A service's key, or a person's token with such a role, whose session then has to be live. */
export async function requireAdminToken(ctx: Context, token: string | null): Promise<AccessClaims> {
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const claims = await verifyAccessToken(ctx.auth.keys, token, ctx.now);
  if (!claims.role || !ctx.auth.settings.adminRoles.includes(claims.role)) {
    throw new AuthError(403, 'not_admin', 'User not allowed');
  }
  if (ctx.auth.settings.adminRequireExp && claims.exp === undefined) throw badJwt('invalid claim: missing exp claim');
  if (claims.session_id !== undefined) await requireLiveSession(ctx, claims.session_id);
  return claims;
}

async function requireLiveSession(ctx: Context, sessionId: string): Promise<void> {
  if (!isId(sessionId)) throw badJwt('invalid claim: session_id claim must be a UUID');
  const [row] = await ctx.db
    .select({ user: authUsers })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .where(and(eq(authSessions.id, sessionId), isNull(authUsers.deletedAt)));
  if (!row) throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  if (isBanned(row.user, ctx.now())) throw userBanned(403);
}
