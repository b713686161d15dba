import cors from '@fastify/cors';
import { AuthError } from '@stellenvisite/core/auth/auth-error';
import type { AuthSettings } from '@stellenvisite/core/auth/auth-settings';
import type { Auth } from '@stellenvisite/core/context';
import type { FastifyPluginAsync } from 'fastify';
import { registerAuthErrors } from './auth-errors.ts';
import { createAuthRoute } from './auth-route.ts';
import { codeRoutes } from './codes.routes.ts';
import { factorRoutes } from './factors/factors.routes.ts';
import { instanceRoutes } from './instance.routes.ts';
import { adminRoutes } from './managed/admin.routes.ts';
import { invitationRoutes } from './managed/invitations.routes.ts';
import { providerRoutes } from './providers/provider.routes.ts';
import { tokenRoutes } from './token.routes.ts';
import { userRoutes } from './user.routes.ts';

/** The GoTrue protocol. Registered with a prefix; everything below it answers in that protocol's shapes. */
export const authRoutes: FastifyPluginAsync<{ auth: Auth }> = async (scope, { auth }) => {
  registerAuthErrors(scope);
  registerJsonBodies(scope);
  await scope.register(cors, corsOptions(auth.settings));
  scope.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, hide: true };
  });
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  });
  const route = createAuthRoute();
  await scope.register(instanceRoutes);
  await scope.register(codeRoutes, { route });
  await scope.register(tokenRoutes, { route });
  await scope.register(userRoutes, { route });
  await scope.register(factorRoutes, { route });
  await scope.register(adminRoutes, { route });
  await scope.register(invitationRoutes, { route });
  await scope.register(providerRoutes, { route });
  scope.route({
    // Preflights are answered above, for every address.
    method: scope.supportedMethods.filter((method) => method !== 'OPTIONS'),
    url: '/*',
    config: { permission: 'public' },
    handler: async () => {
      throw new AuthError(404, 'not_found', 'There is no such endpoint');
    },
  });
};

/** JSON or nothing. Clients announce JSON for calls without a body, too. */
function registerJsonBodies(scope: Parameters<typeof authRoutes>[0]): void {
  scope.removeAllContentTypeParsers();
  const parseJson = scope.getDefaultJsonParser('remove', 'remove');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, String(body), done);
  });
}

/** No cookies are used, so no credentials; other sites get no answer their scripts could read. */
export function corsOptions({ siteUrl, redirectAllowList }: AuthSettings) {
  const origins = [siteUrl, ...redirectAllowList].flatMap((url) => (URL.canParse(url) ? [new URL(url).origin] : []));
  return {
    // An app's own scheme has the origin "null", and so has every sandboxed frame.
    origin: [...new Set(origins)].filter((origin) => origin !== 'null'),
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'apikey', 'content-type', 'x-client-info', 'x-supabase-api-version', 'accept'],
    exposedHeaders: ['x-supabase-api-version', 'x-total-count', 'link'],
    credentials: false,
    maxAge: 600,
  };
}
