import type { Context } from '@stellenvisite/core/context';
import { AuthError } from '@stellenvisite/core/identity/auth/auth-error';
import { IP_LIMITS } from '@stellenvisite/core/identity/auth/limits/ip-limits';
import {
  finishProviderSignIn,
  toProviderErrorLocation,
} from '@stellenvisite/core/identity/auth/providers/finish-provider-sign-in';
import { startProviderSignIn } from '@stellenvisite/core/identity/auth/providers/start-provider-sign-in';
import { requireLinking, unlinkIdentity } from '@stellenvisite/core/identity/auth/providers/unlink-identity';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { queryOf, redirectOf } from '../auth-request.ts';
import type { AuthCall, AuthRoute } from '../auth-route.ts';

/** Signing in with another provider, and connecting one to an account. */
export const providerRoutes: FastifyPluginAsync<{ route: AuthRoute }> = async (app, { route }) => {
  app.get(
    '/authorize',
    route.open({ limit: IP_LIMITS.provider }, async ({ ctx, request, reply }) => {
      const url = await startFor(ctx, request).catch((error: unknown) => {
        if (error instanceof AuthError && error.status >= 500) {
          return toProviderErrorLocation(redirectOf(ctx.auth.settings, request), error);
        }
        throw error;
      });
      return reply.redirect(url, 302);
    }),
  );

  await app.register(async (scope) => {
    // Some providers let the browser post their answer.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, new URLSearchParams(String(body)));
    });
    scope.get('/callback', route.open({ limit: IP_LIMITS.provider }, finish));
    scope.post('/callback', route.open({ limit: IP_LIMITS.provider }, finish));
  });

  app.get(
    '/user/identities/authorize',
    route.signedIn({ limit: IP_LIMITS.provider }, async ({ ctx, request, reply, who }) => {
      await requireLinking(ctx, who);
      const url = await startFor(ctx, request, { userId: who.user.id, sessionId: who.session.id });
      return queryOf(request).skip_http_redirect === 'true' ? { url } : reply.redirect(url, 302);
    }),
  );

  app.delete<{ Params: { identityId: string } }>(
    '/user/identities/:identityId',
    route.signedIn({ action: 'identity_unlinked' }, async ({ ctx, request, who }) => {
      await unlinkIdentity(ctx, who, (request.params as { identityId: string }).identityId);
      return {};
    }),
  );
};

type Link = { userId: string; sessionId: string };

function startFor(ctx: Context, request: FastifyRequest, link?: Link): Promise<string> {
  const query = queryOf(request);
  return startProviderSignIn(ctx, {
    provider: query.provider ?? '',
    redirectTo: redirectOf(ctx.auth.settings, request),
    scopes: query.scopes,
    codeChallenge: query.code_challenge,
    codeChallengeMethod: query.code_challenge_method,
    query,
    ...(link ? { link } : {}),
  });
}

async function finish({ ctx, request, reply }: AuthCall) {
  const answer = request.body instanceof URLSearchParams ? request.body : searchOf(request);
  const { location } = await finishProviderSignIn(ctx, answer);
  return reply.redirect(location, request.method === 'POST' ? 303 : 302);
}

const searchOf = ({ url }: FastifyRequest) => new URL(url, 'http://localhost').searchParams;
