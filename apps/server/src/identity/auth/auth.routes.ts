import cors from '@fastify/cors';
import type { Auth } from '@stellenvisite/core/context';
import { AuthError, invalid } from '@stellenvisite/core/identity/auth/auth-error';
import type { AuthSettings } from '@stellenvisite/core/identity/auth/auth-settings';
import { generateLink } from '@stellenvisite/core/identity/auth/codes/generate-link';
import { sendReauthentication } from '@stellenvisite/core/identity/auth/codes/reauthenticate';
import { IP_LIMITS } from '@stellenvisite/core/identity/auth/limits/ip-limits';
import { inviteUser } from '@stellenvisite/core/identity/auth/managed/invite-user';
import { getAuthAccount, toAuthUser } from '@stellenvisite/core/identity/auth/users/auth-user-view';
import { updateAuthUser } from '@stellenvisite/core/identity/auth/users/update-auth-user';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import manifest from '../../../../../package.json' with { type: 'json' };
import { registerJsonBodies } from '../../http/json-bodies.ts';
import { authBodySchema, json, readBody, redirectOf, text } from './auth-request.ts';
import { type AuthRoute, createAuthRoute } from './auth-route.ts';
import { codeRoutes } from './codes.routes.ts';
import { factorRoutes } from './factors/factors.routes.ts';
import { adminRoutes } from './managed/admin.routes.ts';
import { passkeyRoutes } from './passkeys/passkeys.routes.ts';
import { providerRoutes } from './providers/provider.routes.ts';
import { tokenRoutes } from './token.routes.ts';

const API_VERSION = '2024-01-01';

const FRAMING: Readonly<Record<string, [number, string, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'request_entity_too_large', 'Request body is too large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'validation_failed', 'Content-Type must be application/json'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'bad_json', 'Could not parse request body as JSON'],
  'request.too_deep': [400, 'bad_json', 'The JSON of the request body is nested too deeply'],
  'request.too_large': [413, 'request_entity_too_large', 'The JSON of the request body has too many values'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'bad_json', 'Could not parse request body as JSON'],
};

/** Registers the routes of the signed-in person's own account. */
const userRoutes: FastifyPluginAsync<{ route: AuthRoute }> = async (app, { route }) => {
  app.get(
    '/user',
    route.signedIn({}, async ({ ctx, who }) => toAuthUser(await getAuthAccount(ctx.db, who.user))),
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

const OPEN = { config: { permission: 'public' } } as const;

/** Routes that describe the instance to anyone. */
const instanceRoutes: FastifyPluginAsync = async (app) => {
  app.get('/health', OPEN, async () => ({
    name: 'Stellenvisite Auth',
    version: manifest.version,
    description: 'Accounts of Stellenvisite, on the GoTrue protocol',
  }));

  app.get('/settings', OPEN, async ({ ctx: { auth } }) => ({
    external: {
      email: auth.settings.email,
      phone: auth.settings.phone,
      anonymous_users: auth.settings.anonymous,
      google: false,
      ...Object.fromEntries(Object.keys(auth.settings.providers).map((name) => [name, true])),
    },
    disable_signup: !auth.settings.signup,
    mailer_autoconfirm: auth.settings.emailAutoconfirm,
    phone_autoconfirm: auth.settings.phoneAutoconfirm,
    sms_provider: auth.settings.smsProvider,
    // Ours: which second factors can be added.
    mfa: { totp: auth.settings.mfaTotp, phone: auth.settings.mfaPhone, webauthn: auth.settings.passkeys },
    saml_enabled: false,
    passkeys_enabled: auth.settings.passkeys,
    manual_linking_enabled: auth.settings.manualLinking,
  }));

  app.get('/.well-known/jwks.json', OPEN, async ({ ctx }, reply) => {
    reply.header('cache-control', 'public, max-age=600');
    return { keys: await ctx.auth.keys.publicKeys() };
  });
};

const inviteSchema = z.object({ email: text, data: json });

const linkSchema = z.object({ type: text, email: text, password: text, new_email: text, data: json });

/** Routes by which a service invites people or creates links for them. */
const invitationRoutes: FastifyPluginAsync<{ route: AuthRoute }> = async (app, { route }) => {
  app.post(
    '/invite',
    route.admin({ action: 'admin_user_invited' }, async ({ ctx, request, about }) => {
      const { email, data = {} } = readBody(request, inviteSchema);
      if (!email) throw invalid('An email address is required');
      const user = await inviteUser(ctx, { email, data, redirectTo: redirectOf(ctx.auth.settings, request) });
      about(user.id);
      return user;
    }),
  );

  app.post(
    '/admin/generate_link',
    route.admin({ action: 'admin_link_generated' }, async ({ ctx, request, about }) => {
      const { type = '', email, password, new_email: newEmail, data = {} } = readBody(request, linkSchema);
      if (!email) throw invalid('An email address is required');
      const redirectTo = redirectOf(ctx.auth.settings, request);
      const link = await generateLink(ctx, { type, email, password, newEmail, data, redirectTo });
      about(link.id);
      return link;
    }),
  );
};

/** Registers the GoTrue protocol. It takes a prefix; everything below it answers in that protocol's shapes. */
export const authRoutes: FastifyPluginAsync<{ auth: Auth }> = async (scope, { auth }) => {
  registerAuthErrors(scope);
  // JSON or nothing.
  scope.removeAllContentTypeParsers();
  registerJsonBodies(scope, { onPrototype: 'remove', allowsEmpty: true });
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
  await scope.register(passkeyRoutes, { route });
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

/** Every refusal in the protocol's shape: the one of the client's version, with the codes of the other one next to it. */
function sendAuthError(request: FastifyRequest, reply: FastifyReply, error: AuthError) {
  const { status, code, message, extra } = error;
  const weak = extra.weak_password ? { weak_password: extra.weak_password } : {};
  reply.header('x-sb-error-code', code);
  if (extra.retryAfter) reply.header('retry-after', String(extra.retryAfter));
  if (speaksNewVersion(request)) {
    reply.header('x-supabase-api-version', API_VERSION);
    return reply.code(status).send({ code, error_code: code, message, ...weak });
  }
  const id = status >= 500 ? { error_id: request.id } : {};
  return reply.code(status).send({ code: status, error_code: code, msg: message, ...id, ...weak });
}

function speaksNewVersion(request: FastifyRequest): boolean {
  const version = request.headers['x-supabase-api-version'];
  return typeof version === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= API_VERSION;
}

/** Within the auth server's scope nothing answers in another shape, whatever went wrong. */
function registerAuthErrors(scope: FastifyInstance): void {
  scope.setErrorHandler((error, request, reply) => sendAuthError(request, reply, toAuthError(request, error)));
  scope.setNotFoundHandler((request, reply) =>
    sendAuthError(request, reply, new AuthError(404, 'not_found', 'There is no such endpoint')),
  );
}

function toAuthError(request: FastifyRequest, error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  const framing = FRAMING[code];
  if (framing) return new AuthError(...framing);
  if (statusCode === 429)
    return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfter: 60 });
  if (statusCode >= 400 && statusCode < 500)
    return new AuthError(statusCode, 'validation_failed', 'The request is not valid');
  request.log.error({ err: error }, 'auth failed');
  return new AuthError(500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information');
}
