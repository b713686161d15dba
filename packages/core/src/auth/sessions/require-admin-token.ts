import { isId } from '@stellenvisite/contract/ids.schema';
import { authSessions, authUsers } from '@stellenvisite/db/schema/auth';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { AuthError, badJwt, userBanned } from '../auth-error.ts';
import { type AccessClaims, verifyAccessToken } from './access-token.ts';
import { isBanned } from './open-session.ts';

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
