import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseEnv } from '../../../config.ts';
import { toAuthConfig } from './auth-config.ts';
import { AUTH_ENV_NAMES, authEnvSchema } from './auth-env.ts';

const read = (env: Record<string, string>) =>
  toAuthConfig(parseEnv(authEnvSchema, env), {
    publicUrl: 'https://www.haus.example',
    prefix: '/auth/v1',
    isProduction: true,
    isDemo: false,
  });
const operations = readFileSync(new URL('../../../../../../docs/operations.md', import.meta.url), 'utf8');

test.each(AUTH_ENV_NAMES)('operations.md explains %s', (name) => expect(operations).toContain(`\`${name}\``));

test('what is not set is hardened', () => {
  expect(read({}).settings).toMatchObject({
    siteUrl: 'https://www.haus.example',
    externalUrl: 'https://www.haus.example/auth/v1',
    implicitFlow: false,
    emailAutoconfirm: false,
    anonymous: false,
    passwordRule: 'length',
    ipLimits: true,
    secureEmailChange: true,
    adminRequireExp: true,
    adminRequireFactor: true,
    requireProof: true,
    answerWithinSeconds: 10,
    providers: {},
  });
});

test('providers are set up by what belongs together', () => {
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  const oidc = { OIDC_ISSUER: 'https://id.haus.example', OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' };
  expect(Object.keys(read({ ...google, ...oidc, OIDC_NAME: 'haus' }).settings.providers)).toEqual(['google', 'haus']);
  expect(() => read({ GOOGLE_CLIENT_ID: 'id' })).toThrow('GOOGLE_CLIENT_SECRET is missing');
  expect(() => read({ OIDC_ISSUER: oidc.OIDC_ISSUER })).toThrow('OIDC_CLIENT_ID, OIDC_CLIENT_SECRET is missing');
});

test.each(['email', 'phone', 'google'])('no provider can take the place of %s', (name) => {
  expect(() => read({ OIDC_NAME: name })).toThrow(/OIDC_NAME: must not be one of/);
});
