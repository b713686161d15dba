import type { Context } from '@stellenvisite/core/context';
import { AuthError, invalid } from '@stellenvisite/core/identity/auth/auth-error';
import { exchangeAuthCode } from '@stellenvisite/core/identity/auth/codes/exchange-auth-code';
import { IP_LIMITS } from '@stellenvisite/core/identity/auth/limits/ip-limits';
import { logOut } from '@stellenvisite/core/identity/auth/sessions/log-out';
import type { Session } from '@stellenvisite/core/identity/auth/sessions/open-session';
import { refreshSession } from '@stellenvisite/core/identity/auth/sessions/refresh-session';
import { signInWithPassword } from '@stellenvisite/core/identity/auth/sessions/sign-in-with-password';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { authBodySchema, queryOf, readBody } from './auth-request.ts';
import type { AuthRoute } from './auth-route.ts';

type Body = z.infer<typeof authBodySchema>;
type Grant = (ctx: Context, body: Body) => Promise<Session>;

const password: Grant = (ctx, { email, phone, password = '' }) => signInWithPassword(ctx, { email, phone, password });

const refresh: Grant = (ctx, { refresh_token: token }) => {
  if (!token) throw invalid('Refresh token is not valid');
  return refreshSession(ctx, token);
};

const pkce: Grant = (ctx, { auth_code: code, code_verifier: verifier }) => {
  if (!code || !verifier) throw invalid('invalid request: both auth code and code verifier should be non-empty');
  return exchangeAuthCode(ctx, code, verifier);
};

const refuse =
  (status: number, code: string, message: string): Grant =>
  () => {
    throw new AuthError(status, code, message);
  };

export const tokenRoutes: FastifyPluginAsync<{ route: AuthRoute }> = async (app, { route }) => {
  const grant = (give: Grant, options: Parameters<AuthRoute['open']>[0]) =>
    route.open(options, async ({ ctx, request, about }) => {
      const session = await give(ctx, readBody(request, authBodySchema));
      about(session.user.id);
      return session;
    });
  const grants: Record<string, ReturnType<typeof grant>> = {
    password: grant(password, { action: 'login', limit: IP_LIMITS.token, signsIn: true }),
    refresh_token: grant(refresh, { limit: IP_LIMITS.refresh }),
    pkce: grant(pkce, { action: 'login', limit: IP_LIMITS.token, signsIn: true }),
    id_token: grant(refuse(400, 'provider_disabled', 'Sign-in with an ID token is not enabled'), {}),
    web3: grant(refuse(422, 'web3_provider_disabled', 'Web3 provider is disabled'), {}),
  };
  const unknown = grant(refuse(400, 'invalid_credentials', 'unsupported_grant_type'), {});

  app.post('/token', {
    config: { permission: 'public' },
    handler: (request: FastifyRequest, reply: FastifyReply) => {
      const type = queryOf(request).grant_type ?? '';
      const { handler } = (Object.hasOwn(grants, type) ? grants[type] : undefined) ?? unknown;
      return handler(request, reply);
    },
  });

  app.post(
    '/logout',
    route.signedIn({ action: 'logout' }, async ({ ctx, request, reply, who }) => {
      await logOut(ctx, who, queryOf(request).scope);
      // Sent when it is noted, and not before.
      reply.code(204);
    }),
  );

  app.post('/sso', grant(refuse(404, 'saml_provider_disabled', 'SAML 2.0 is disabled'), {}));
};
