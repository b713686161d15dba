import type { FastifyPluginAsync } from 'fastify';
import manifest from '../../../../package.json' with { type: 'json' };
import type { AuthServices } from './auth-services.ts';

/** What the instance says of itself to anyone. */
export const instanceRoutes: FastifyPluginAsync<{ services: AuthServices }> = async (app, { services }) => {
  const { settings, keys } = services;

  app.get('/health', async () => ({
    name: 'Stellenvisite Auth',
    version: manifest.version,
    description: 'Accounts of Stellenvisite, on the GoTrue protocol',
  }));

  app.get('/settings', async () => ({
    external: {
      email: settings.email,
      phone: settings.phone,
      anonymous_users: settings.anonymous,
      google: false,
      ...Object.fromEntries(Object.keys(settings.providers).map((name) => [name, true])),
    },
    disable_signup: !settings.signup,
    mailer_autoconfirm: settings.emailAutoconfirm,
    phone_autoconfirm: settings.phoneAutoconfirm,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: false,
  }));

  app.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=600');
    return { keys: await keys.publicKeys() };
  });
};
