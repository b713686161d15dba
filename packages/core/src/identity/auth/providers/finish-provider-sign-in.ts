import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { authFlowStates as flows } from '@stellenvisite/db/schema/identity/auth';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { isBanned } from '../../../actor-state.ts';
import type { Context } from '../../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { AuthError, userBanned } from '../auth-error.ts';
import {
  FLOW_LIFETIME_SECONDS,
  type FlowRow,
  issueAuthCode,
  sealLinkedProfile,
  sealProviderTokens,
} from '../codes/flow-states.ts';
import { sessionLocation, toErrorLocation, withQuery } from '../codes/follow-link.ts';
import { openSession } from '../sessions/open-session.ts';
import { retryOnConflict } from '../users/update-auth-user.ts';
import { findProviderAccount, requireUnlinked } from './find-provider-account.ts';
import {
  fetchProviderProfile,
  type ProviderProfile,
  type ProviderProof,
  type ProviderTokens,
} from './provider-client.ts';
import { callbackUrlOf, PROVIDER_STATE, requireProvider } from './start-provider-sign-in.ts';

/** Where the browser goes, whatever came of it. */
export type FinishedSignIn = { location: string; userId: string | null };

export async function finishProviderSignIn(ctx: Context, answer: URLSearchParams): Promise<FinishedSignIn> {
  let redirectTo = ctx.auth.settings.siteUrl;
  try {
    const flow = await takeFlow(ctx, answer.get('state') ?? '');
    redirectTo = flow.redirectTo;
    const { profile, tokens } = await identify(ctx, flow, answer);
    return await retryOnConflict(() => complete(ctx, flow, profile, tokens));
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    if (!error.isAudited) await ctx.audit(ctx.db, { action: 'login', outcome: error.code });
    return { location: toProviderErrorLocation(redirectTo, error), userId: null };
  }
}

/** Returns the address of a refusal for the page that began the flow. */
export const toProviderErrorLocation = (redirectTo: string, error: AuthError) =>
  toErrorLocation(redirectTo, error, { alsoInQuery: true, otherwise: 'server_error' });

/** The state is good once, for five minutes, and only for the flow of a provider. */
async function takeFlow(ctx: Context, state: string): Promise<FlowRow> {
  const now = ctx.now();
  const [flow] = isId(state)
    ? await ctx.db
        .update(flows)
        .set({ calledBackAt: now })
        .where(
          and(
            eq(flows.id, state),
            isNull(flows.calledBackAt),
            isNotNull(flows.provider),
            gt(flows.createdAt, new Date(now.getTime() - FLOW_LIFETIME_SECONDS * 1000)),
          ),
        )
        .returning()
    : [];
  if (!flow) throw new AuthError(400, 'bad_oauth_state', 'OAuth state is unknown, used or expired');
  return flow;
}

async function identify(ctx: Context, flow: FlowRow, answer: URLSearchParams) {
  const refusal = answer.get('error');
  if (refusal) {
    const reason = answer.get('error_description') ?? 'The provider did not sign the person in';
    throw new AuthError(refusal === 'access_denied' ? 403 : 400, 'bad_oauth_callback', reason.slice(0, 300));
  }
  if (!answer.get('code')) {
    throw new AuthError(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code');
  }
  const provider = requireProvider(ctx.auth.settings, flow.provider ?? '');
  const proof = JSON.parse(ctx.auth.secrets.unseal(PROVIDER_STATE, flow.sealedProviderState ?? '')) as ProviderProof;
  const callbackUrl = new URL(`${callbackUrlOf(ctx.auth.settings)}?${answer}`);
  return fetchProviderProfile({ provider, proof, state: flow.id, callbackUrl, now: ctx.now() }).catch(() => {
    throw new AuthError(500, 'unexpected_failure', 'Unable to exchange external code');
  });
}

function complete(
  ctx: Context,
  flow: FlowRow,
  profile: ProviderProfile,
  tokens: ProviderTokens,
): Promise<FinishedSignIn> {
  return auditedTransaction<FinishedSignIn>(ctx, { action: 'login', userOf: (done) => done.userId }, async (tx) => {
    const vouched = { provider: flow.provider ?? '', profile };
    const user = flow.linkToUserId
      ? await requireUnlinked(tx, { ...vouched, linkToUserId: flow.linkToUserId })
      : await findProviderAccount(ctx, tx, vouched);
    if (isBanned(user, ctx.now())) throw userBanned(403);
    const done = { userId: user.id };
    if (!flow.codeChallenge) {
      const session = await openSession(ctx, tx, { userId: user.id, method: 'oauth' });
      return { ...done, location: sessionLocation(flow.redirectTo, session, tokens) };
    }
    await sealProviderTokens(ctx, tx, flow.id, tokens);
    if (flow.linkToUserId) await sealLinkedProfile(ctx, tx, flow.id, profile);
    const code = await issueAuthCode(ctx, tx, { flowStateId: flow.id, userId: user.id });
    if (!code) throw new AuthError(400, 'bad_oauth_state', 'OAuth state is unknown, used or expired');
    return { ...done, location: withQuery(flow.redirectTo, { code }) };
  });
}
