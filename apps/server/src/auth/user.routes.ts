import { sendReauthentication } from '@stellenvisite/core/auth/codes/reauthenticate';
import { IP_LIMITS } from '@stellenvisite/core/auth/limits/ip-limits';
import { toAuthUser } from '@stellenvisite/core/auth/users/auth-user-view';
import { loadAuthAccount } from '@stellenvisite/core/auth/users/find-auth-account';
import { updateAuthUser } from '@stellenvisite/core/auth/users/update-auth-user';
import type { FastifyPluginAsync } from 'fastify';
import { authBodySchema, readBody, redirectOf } from './auth-request.ts';
import type { AuthRoute } from './auth-route.ts';

/** The signed-in person's own account. */
export const userRoutes: FastifyPluginAsync<{ route: AuthRoute }> = async (app, { route }) => {
  app.get(
    '/user',
    route.signedIn({}, async ({ ctx, who }) => toAuthUser(await loadAuthAccount(ctx.db, who.user))),
  );

  app.put(
    '/user',
    route.signedIn({ action: 'user_updated', limit: IP_LIMITS.user }, async ({ ctx, request, who }) => {
      const body = readBody(request, authBodySchema);
      return updateAuthUser(ctx, who, {
        email: body.email,
        phone: body.phone,
        password: body.password,
        currentPassword: body.current_password,
        nonce: body.nonce,
        data: body.data,
        appMetadata: body.app_metadata ?? undefined,
        codeChallenge: body.code_challenge,
        codeChallengeMethod: body.code_challenge_method,
        redirectTo: redirectOf(ctx.auth.settings, request),
      });
    }),
  );

  app.get(
    '/reauthenticate',
    route.signedIn({ action: 'reauthenticate', limit: IP_LIMITS.user }, async ({ ctx, who }) => {
      await sendReauthentication(ctx, who);
      return {};
    }),
  );
};
