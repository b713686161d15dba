import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export type OidcPerson = { sub: string; email?: string; email_verified?: boolean; name?: string; role?: string };
export type TestOidcProvider = {
  issuer: string;
  /** Whoever signs in is named by `login_hint`; `nobody` refuses. */
  people: Map<string, OidcPerson>;
  stop(): Promise<void>;
};

type Options = { clientId: string; clientSecret: string; redirectUri: string };

const TTL = { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, RefreshToken: 600, Session: 600 };

/** Starts a real OpenID provider on loopback that lets everybody in without asking. */
export async function startOidcProvider({ clientId, clientSecret, redirectUri }: Options): Promise<TestOidcProvider> {
  const people = new Map<string, OidcPerson>();
  let answer: (request: IncomingMessage, response: ServerResponse) => unknown = (_request, response) => response.end();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'role'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    issueRefreshToken: async () => true,
    cookies: { keys: ['test'] },
    ttl: TTL,
    findAccount: async (_ctx, id) => {
      const person = people.get(id);
      return person ? { accountId: id, claims: async () => person } : undefined;
    },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const callback = provider.callback();
  answer = async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return callback(request, response);
    const { params } = await provider.interactionDetails(request, response);
    const hint = String(params.login_hint);
    const result =
      hint === 'nobody'
        ? { error: 'access_denied', error_description: 'The person said no' }
        : { login: { accountId: hint } };
    return provider.interactionFinished(request, response, result);
  };
  return {
    issuer,
    people,
    stop: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
}
