import { authFlowStates as flows } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { AuthError, invalid } from '../auth-error.ts';
import { newToken } from '../auth-secrets.ts';
import type { AuthSettings, OidcProvider } from '../auth-settings.ts';
import { startFlow } from '../codes/flow-states.ts';
import { parseChallenge } from '../codes/send-recovery.ts';
import { providerUrl } from './provider-client.ts';

export type ProviderSignIn = {
  provider: string;
  redirectTo: string;
  scopes?: string | undefined;
  codeChallenge?: string | undefined;
  codeChallengeMethod?: string | undefined;
  /** Everything in the client's query; what is ours to say is left out. */
  query: Readonly<Record<string, string | undefined>>;
  /** The signed-in person who connects the provider to their account, and the session they do it in. */
  link?: { userId: string; sessionId: string };
};

/** Between the client and us, and what only we may say to a provider; `request` could say all of it again. */
const OURS = new Set([
  ...['provider', 'redirect_to', 'scopes', 'skip_http_redirect', 'invite_token', 'sb_flow_id'],
  ...['client_id', 'client_secret', 'redirect_uri', 'response_type', 'state', 'scope', 'nonce'],
  ...['code_challenge', 'code_challenge_method', 'code_verifier'],
  ...['request', 'request_uri', 'registration', 'client_assertion', 'client_assertion_type', 'dpop_jkt', 'max_age'],
]);
const SCOPE = /^[\x21\x23-\x5b\x5d-\x7e]{1,200}$/;

export const PROVIDER_STATE = 'provider state';
export const callbackUrlOf = ({ externalUrl }: AuthSettings) => `${externalUrl}/callback`;

/** Returns the provider's page to send the browser to. What we need to know when it comes back is retained, sealed, for five minutes. */
export async function startProviderSignIn(ctx: Context, wish: ProviderSignIn): Promise<string> {
  const { settings, secrets } = ctx.auth;
  const provider = requireProvider(settings, wish.provider);
  const challenge = parseChallenge(wish.codeChallenge, wish.codeChallengeMethod);
  // An identity is connected by the exchange of a code, which only the requesting client can make.
  if (!challenge && (!settings.implicitFlow || wish.link)) {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge: there is no implicit flow here');
  }
  const proof = { verifier: newToken(), nonce: newToken() };
  const state = await ctx.db.transaction((tx) =>
    startFlow(ctx, tx, {
      method: 'oauth',
      redirectTo: wish.redirectTo,
      codeChallenge: challenge,
      provider: wish.provider,
      linkToUserId: wish.link?.userId ?? null,
      linkFromSessionId: wish.link?.sessionId ?? null,
      sealedProviderState: secrets.seal(PROVIDER_STATE, JSON.stringify(proof)),
    }),
  );
  try {
    return await providerUrl({
      provider,
      proof,
      state,
      redirectUri: callbackUrlOf(settings),
      scope: scopeOf(provider, wish.scopes),
      wishes: wishesOf(wish.query),
      now: ctx.now(),
    });
  } catch {
    await ctx.db.delete(flows).where(eq(flows.id, state));
    throw new AuthError(503, 'provider_unavailable', 'The provider cannot be reached at the moment');
  }
}

export function requireProvider({ providers }: AuthSettings, name: string): OidcProvider {
  const provider = Object.hasOwn(providers, name) ? providers[name] : undefined;
  if (!provider) throw invalid('Unsupported provider: provider is not enabled');
  return provider;
}

function scopeOf({ scopes }: OidcProvider, more = ''): string {
  const wanted = `${scopes} ${more}`.split(/[\s,]+/).filter((scope) => SCOPE.test(scope));
  return [...new Set(wanted)].join(' ');
}

/** A code in a fragment would never reach us. */
function wishesOf(query: ProviderSignIn['query']): Record<string, string> {
  const wishes: Record<string, string> = {};
  for (const [name, value] of Object.entries(query)) {
    const isLost = name === 'response_mode' && value !== 'form_post' && value !== 'query';
    if (value !== undefined && !OURS.has(name.toLowerCase()) && !isLost) wishes[name] = value;
  }
  return wishes;
}
