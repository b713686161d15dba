import { randomUUID } from 'node:crypto';
import type { AuthMethod } from '@stellenvisite/contract/auth';
import type { Tx } from '@stellenvisite/db/client';
import { authSessions, authFlowStates as flows } from '@stellenvisite/db/schema/auth';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { AuthError } from '../auth-error.ts';
import { newToken } from '../auth-secrets.ts';
import type { ProviderTokens } from '../providers/provider-client.ts';
import { beginSession, type Session } from '../sessions/open-session.ts';
import { meetsChallenge } from './pkce.ts';

export const FLOW_LIFETIME_SECONDS = 300;
const PROVIDER_TOKENS = 'provider tokens';

export type FlowRow = typeof flows.$inferSelect;
type NewFlow = Pick<FlowRow, 'method' | 'redirectTo'> & Partial<FlowRow>;

export async function startFlow(ctx: Pick<Context, 'now'>, tx: Tx, flow: NewFlow): Promise<string> {
  const id = randomUUID();
  await tx.insert(flows).values({ ...flow, id, createdAt: ctx.now() });
  return id;
}

const hashAuthCode = ({ auth: { secrets } }: Context, code: string) => secrets.hash('auth code', code);

/** The code a browser carries back to the page that began the flow. It lives from now on, however long the mail took. */
export async function issueAuthCode(
  ctx: Context,
  tx: Tx,
  { flowStateId, userId, method }: { flowStateId: string; userId: string; method?: AuthMethod },
): Promise<string | null> {
  const code = newToken();
  const [row] = await tx
    .update(flows)
    .set({ authCodeHash: hashAuthCode(ctx, code), userId, codeIssuedAt: ctx.now(), ...(method ? { method } : {}) })
    .where(and(eq(flows.id, flowStateId), isNull(flows.authCodeHash)))
    .returning({ id: flows.id });
  return row ? code : null;
}

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
    const { sessionId, session } = await beginSession(ctx, tx, { userId: flow.userId, method: flow.method });
    await tx.update(flows).set({ sessionId, sealedProviderTokens: null }).where(eq(flows.id, flow.id));
    return { ...session, ...providerTokens(ctx, flow) };
  });
}

/** The tokens of the provider go to the client once, with its session, and are then forgotten. */
export async function sealProviderTokens(
  { auth: { secrets } }: Context,
  tx: Tx,
  flowStateId: string,
  tokens: ProviderTokens,
): Promise<void> {
  const sealedProviderTokens = secrets.seal(PROVIDER_TOKENS, JSON.stringify(tokens));
  await tx.update(flows).set({ sealedProviderTokens, sealedProviderState: null }).where(eq(flows.id, flowStateId));
}

function providerTokens({ auth: { secrets } }: Context, { sealedProviderTokens }: FlowRow) {
  if (!sealedProviderTokens) return {};
  return JSON.parse(secrets.unseal(PROVIDER_TOKENS, sealedProviderTokens)) as ProviderTokens;
}
