import type { FastifyPluginAsync } from 'fastify';
import manifest from '../../../../package.json' with { type: 'json' };

const OPEN = { config: { permission: 'public' } } as const;

/** What the instance says of itself to anyone. */
export const instanceRoutes: FastifyPluginAsync = async (app) => {
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
    mfa: { totp: auth.settings.mfaTotp, phone: auth.settings.mfaPhone },
    saml_enabled: false,
    passkeys_enabled: false,
    manual_linking_enabled: auth.settings.manualLinking,
  }));

  app.get('/.well-known/jwks.json', OPEN, async ({ ctx }, reply) => {
    reply.header('cache-control', 'public, max-age=600');
    return { keys: await ctx.auth.keys.publicKeys() };
  });
};
