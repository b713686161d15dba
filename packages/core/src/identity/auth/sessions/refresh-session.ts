import type { Tx } from '@stellenvisite/db/client';
import { isLockNotAvailable } from '@stellenvisite/db/postgres-error';
import { authSessions, authRefreshTokens as tokens } from '@stellenvisite/db/schema/identity/auth';
import { eq, sql } from 'drizzle-orm';
import { isBanned } from '../../../actor-state.ts';
import type { Context } from '../../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { AuthError, userBanned } from '../auth-error.ts';
import { newToken, sealWithToken, unsealWithToken } from '../auth-secrets.ts';
import { findAuthUser } from '../users/auth-user-view.ts';
import { type AuthSessionRow, hashRefreshToken, type Session, toSession } from './open-session.ts';

const notFound = () => new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
const alreadyUsed = () => new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');

/**
 * Takes a refresh token in and gives the next one out. A token that was used before is answered with the one that follows
 * it, when the answer may have been lost or a second tab came a moment later; a thief who comes later ends the session.
 */
export async function refreshSession(ctx: Context, refreshToken: string): Promise<Session> {
  return auditedTransaction<Session>(ctx, { action: 'refresh', refusalsOnly: true }, (tx) =>
    refreshWithin(ctx, tx, refreshToken),
  ).catch((error: unknown) => {
    throw isLockNotAvailable(error)
      ? new AuthError(409, 'conflict', 'Too many concurrent token refresh requests')
      : error;
  });
}

async function refreshWithin(ctx: Context, tx: Tx, refreshToken: string): Promise<Session | AuthError> {
  const hash = hashRefreshToken(ctx, refreshToken);
  const session = await lockSessionOf(ctx, tx, hash);
  const token = await findToken(tx, hash);
  if (!session || !token) return notFound();
  const user = await findAuthUser(tx, { id: session.userId });
  if (!user) return notFound();
  const now = ctx.now();
  if (isBanned(user, now)) return userBanned(400);
  if (hasRunOut(ctx, session, now)) return new AuthError(400, 'session_expired', 'Session has expired');
  const current = token.usedAt
    ? await findCurrent(ctx, tx, { token, refreshToken, session })
    : await rotate(ctx, tx, session, refreshToken);
  if (current instanceof AuthError) return current;
  const [touched] = await tx
    .update(authSessions)
    .set({ refreshedAt: now, ip: ctx.auth.client.ip, userAgent: ctx.auth.client.userAgent?.slice(0, 500) ?? null })
    .where(eq(authSessions.id, session.id))
    .returning();
  return touched ? toSession(ctx, tx, user, touched, current) : notFound();
}

async function lockSessionOf(
  { auth: { settings } }: Context,
  tx: Tx,
  hash: string,
): Promise<AuthSessionRow | undefined> {
  const waitMs = (settings.answerWithinSeconds * 1000) / 2;
  await tx.execute(sql`select set_config('lock_timeout', ${String(waitMs)}, true)`);
  const [session] = await tx
    .select()
    .from(authSessions)
    .where(sql`${authSessions.id} = (select ${tokens.sessionId} from ${tokens} where ${tokens.hash} = ${hash})`)
    .for('update');
  return session;
}

type TokenRow = typeof tokens.$inferSelect;

async function findToken(tx: Tx, hash: string): Promise<TokenRow | undefined> {
  const [token] = await tx.select().from(tokens).where(eq(tokens.hash, hash));
  return token;
}

function hasRunOut({ auth: { settings } }: Context, session: AuthSessionRow, now: Date): boolean {
  const age = (since: Date) => (now.getTime() - since.getTime()) / 1000;
  return (
    age(session.createdAt) > settings.sessionMaxAgeSeconds || age(session.refreshedAt) > settings.sessionIdleSeconds
  );
}

async function rotate(
  ctx: Context,
  tx: Tx,
  session: Pick<AuthSessionRow, 'id'>,
  refreshToken: string,
): Promise<string> {
  const next = newToken();
  const nextHash = hashRefreshToken(ctx, next);
  const now = ctx.now();
  await tx.insert(tokens).values({ hash: nextHash, sessionId: session.id, createdAt: now });
  await tx
    .update(tokens)
    .set({ usedAt: now, successorHash: nextHash, sealedSuccessor: sealWithToken(refreshToken, next) })
    .where(eq(tokens.hash, hashRefreshToken(ctx, refreshToken)));
  return next;
}

/** A token that can do more than those before it: none of them can be turned into it. */
export async function replaceTokens(ctx: Context, tx: Tx, sessionId: string): Promise<string> {
  const now = ctx.now();
  await tx
    .update(tokens)
    .set({
      usedAt: sql`coalesce(${tokens.usedAt}, ${now.toISOString()}::timestamptz)`,
      successorHash: null,
      sealedSuccessor: null,
    })
    .where(eq(tokens.sessionId, sessionId));
  const next = newToken();
  await tx.insert(tokens).values({ hash: hashRefreshToken(ctx, next), sessionId, createdAt: now });
  return next;
}

type Used = { token: TokenRow; refreshToken: string; session: AuthSessionRow };

/** Follows the chain from a used token to the one that is good now. */
async function findCurrent(ctx: Context, tx: Tx, { token, refreshToken, session }: Used): Promise<string | AuthError> {
  const isRecent = ctx.now().getTime() - session.refreshedAt.getTime() <= ctx.auth.settings.reuseIntervalSeconds * 1000;
  let row = token;
  let text = refreshToken;
  for (let steps = 1; row.sealedSuccessor && row.successorHash; steps += 1) {
    if (steps > 1 && !isRecent) break;
    text = unsealWithToken(text, row.sealedSuccessor);
    const next = await findToken(tx, row.successorHash);
    if (!next) break;
    if (!next.usedAt) return text;
    row = next;
  }
  // A chain that was cut by a second factor: the other tab of a moment ago is refused, and ends nothing.
  if (!isRecent) await tx.delete(authSessions).where(eq(authSessions.id, session.id));
  return alreadyUsed();
}
