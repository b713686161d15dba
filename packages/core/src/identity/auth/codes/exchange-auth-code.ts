import type { Tx } from '@stellenvisite/db/client';
import { authSessions, authFlowStates as flows } from '@stellenvisite/db/schema/identity/auth';
import { and, eq } from 'drizzle-orm';
import { isBanned } from '../../../actor-state.ts';
import type { Context } from '../../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { AuthError, userBanned } from '../auth-error.ts';
import { connectIdentity } from '../providers/find-provider-account.ts';
import { beginSession, type Session, toSession } from '../sessions/open-session.ts';
import { replaceTokens } from '../sessions/refresh-session.ts';
import {
  FLOW_LIFETIME_SECONDS,
  type FlowRow,
  hashAuthCode,
  providerTokens,
  unsealLinkedProfile,
} from './flow-states.ts';
import { meetsChallenge } from './send-recovery.ts';

/** Turns a browser's code and the secret of its page into a session, once. A second use ends what the first began. */
export function exchangeAuthCode(ctx: Context, authCode: string, verifier: string): Promise<Session> {
  const notFound = () => new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  return auditedTransaction<Session>(ctx, { action: 'login', userOf: ({ user }) => user.id }, async (tx) => {
    const [flow] = await tx
      .select()
      .from(flows)
      .where(eq(flows.authCodeHash, hashAuthCode(ctx, authCode)))
      .for('update');
    if (!flow?.userId || !flow.codeIssuedAt) return notFound();
    if (flow.usedAt) {
      if (flow.sessionId) await tx.delete(authSessions).where(eq(authSessions.id, flow.sessionId));
      return notFound();
    }
    await tx.update(flows).set({ usedAt: ctx.now() }).where(eq(flows.id, flow.id));
    if (ctx.now().getTime() - flow.codeIssuedAt.getTime() > FLOW_LIFETIME_SECONDS * 1000) {
      return new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
    }
    if (!flow.codeChallenge || !meetsChallenge(flow.codeChallenge, verifier)) {
      return new AuthError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier');
    }
    const opened = flow.linkToUserId
      ? await finishLinking(ctx, tx, flow, flow.linkToUserId)
      : await beginSession(ctx, tx, { userId: flow.userId, method: flow.method });
    if (opened instanceof AuthError) return opened;
    const { sessionId, session } = opened;
    await tx.update(flows).set({ sessionId, sealedProviderTokens: null }).where(eq(flows.id, flow.id));
    return { ...session, ...providerTokens(ctx, flow) };
  });
}

/**
 * Connects an identity only now, and to the session that requested it: the browser that went through the provider may be
 * somebody else's, led there by the address it was given.
 */
async function finishLinking(
  ctx: Context,
  tx: Tx,
  flow: FlowRow,
  userId: string,
): Promise<{ sessionId: string; session: Session } | AuthError> {
  const sessionId = flow.linkFromSessionId ?? '';
  const profile = unsealLinkedProfile(ctx, flow);
  const user = await connectIdentity(ctx, tx, { provider: flow.provider ?? '', profile, linkToUserId: userId });
  if (isBanned(user, ctx.now())) return userBanned(403);
  const [asking] = await tx
    .select()
    .from(authSessions)
    .where(and(eq(authSessions.id, sessionId), eq(authSessions.userId, userId)))
    .for('update');
  if (!asking) throw new AuthError(403, 'session_not_found', 'The session that asked to link this identity has ended');
  return { sessionId, session: await toSession(ctx, tx, user, asking, await replaceTokens(ctx, tx, sessionId)) };
}
