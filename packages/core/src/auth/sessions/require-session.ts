import { isId } from '@stellenvisite/contract/ids.schema';
import { authSessions, authUsers } from '@stellenvisite/db/schema/auth';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { AuthError, badJwt, userBanned } from '../auth-error.ts';
import type { AuthUserRow } from '../users/auth-user-view.ts';
import { type AccessClaims, AUDIENCE, verifyAccessToken } from './access-token.ts';
import { type AuthSessionRow, isBanned } from './open-session.ts';

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
