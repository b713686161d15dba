import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
} from 'openid-client';
import type { OidcProvider } from '../auth-settings.ts';

/** A person as the provider describes them. Only a verified e-mail is trusted. */
export type ProviderProfile = {
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  data: Record<string, unknown>;
};
export type ProviderTokens = { provider_token: string; provider_refresh_token?: string };
/** Our own proof towards the provider that the answer belongs to the question. */
export type ProviderProof = { verifier: string; nonce: string };

const TIMEOUT_SECONDS = 4;
const MEMORY_MS = 24 * 3_600_000;
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

const known = new WeakMap<OidcProvider, { configuration: Promise<Configuration>; at: number }>();

/** Returns the configuration that the provider publishes, fetched once a day. */
function discover(provider: OidcProvider, now: Date): Promise<Configuration> {
  const remembered = known.get(provider);
  if (remembered && now.getTime() - remembered.at < MEMORY_MS) return remembered.configuration;
  const issuer = new URL(provider.issuer);
  const isPlain = issuer.protocol === 'http:' && LOOPBACK.test(issuer.hostname);
  const configuration = discovery(issuer, provider.clientId, provider.clientSecret, secretOf(provider), {
    timeout: TIMEOUT_SECONDS,
    execute: isPlain ? [allowInsecureRequests] : [],
  });
  known.set(provider, { configuration, at: now.getTime() });
  configuration.catch(() => known.delete(provider));
  return configuration;
}

/** Every provider must take the secret in a header; the few that say they do not get it in the body. */
function secretOf({ clientSecret }: OidcProvider): ClientAuth {
  const inHeader = ClientSecretBasic(clientSecret);
  const inBody = ClientSecretPost(clientSecret);
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported;
    (!methods || methods.includes('client_secret_basic') ? inHeader : inBody)(server, client, body, headers);
  };
}

type Question = {
  provider: OidcProvider;
  proof: ProviderProof;
  state: string;
  redirectUri: string;
  scope: string;
  /** Parameters that the client passes to the provider, such as `prompt`. */
  wishes: Record<string, string>;
  now: Date;
};

export async function providerUrl(question: Question): Promise<string> {
  const { provider, proof, state, redirectUri, scope, wishes, now } = question;
  const url = buildAuthorizationUrl(await discover(provider, now), {
    ...wishes,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope,
    state,
    nonce: proof.nonce,
    code_challenge: await calculatePKCECodeChallenge(proof.verifier),
    code_challenge_method: 'S256',
  });
  return url.href;
}

type Answer = { provider: OidcProvider; proof: ProviderProof; state: string; callbackUrl: URL; now: Date };

/** Turns the provider's code into who the person is. The ID token's signature, nonce, audience and times are checked. */
export async function fetchProviderProfile({
  provider,
  proof,
  state,
  callbackUrl,
  now,
}: Answer): Promise<{ profile: ProviderProfile; tokens: ProviderTokens }> {
  const configuration = await discover(provider, now);
  const answer = await authorizationCodeGrant(configuration, callbackUrl, {
    pkceCodeVerifier: proof.verifier,
    expectedNonce: proof.nonce,
    expectedState: state,
    idTokenExpected: true,
  });
  const identity = answer.claims();
  if (!identity) throw new Error('the provider gave no ID token');
  const hasMore = configuration.serverMetadata().userinfo_endpoint !== undefined;
  const more =
    identity.email === undefined && hasMore
      ? await fetchUserInfo(configuration, answer.access_token, identity.sub)
      : undefined;
  return {
    profile: toProfile({ ...more, ...identity }),
    tokens: {
      provider_token: answer.access_token,
      ...(answer.refresh_token ? { provider_refresh_token: answer.refresh_token } : {}),
    },
  };
}

const TEXT_LENGTH = 500;

/** Only what is named here is taken over: a provider has no say in roles. */
export function toProfile(claims: { sub: string } & Record<string, unknown>): ProviderProfile {
  const text = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' && value.length <= TEXT_LENGTH ? value : undefined;
  };
  const email = text('email') ?? null;
  // Some providers write the truth as a text.
  const isEmailVerified = email !== null && (claims.email_verified === true || claims.email_verified === 'true');
  const name = text('name');
  const picture = text('picture');
  const described = { iss: text('iss'), name, full_name: name, picture, avatar_url: picture, locale: text('locale') };
  return {
    subject: claims.sub,
    email,
    isEmailVerified,
    data: {
      sub: claims.sub,
      provider_id: claims.sub,
      ...(email ? { email } : {}),
      email_verified: isEmailVerified,
      phone_verified: false,
      ...Object.fromEntries(Object.entries(described).filter(([, value]) => value !== undefined)),
    },
  };
}
