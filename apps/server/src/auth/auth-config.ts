import { readFileSync } from 'node:fs';
import type { AuthSettings, OidcProvider } from '@stellenvisite/core/auth/auth-settings';
import type { JWK } from '@stellenvisite/core/auth/key-ring';
import { z } from 'zod';
import { ConfigError } from '../config-error.ts';

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const seconds = z.coerce.number().int().min(0);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);
const address = z.url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.org' });
const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** Ways to sign in that are not a provider's. */
const OWN_NAMES = ['email', 'phone', 'anonymous_users', 'google'];

/** The hardened values are the defaults. */
const envSchema = z.object({
  AUTH_SITE_URL: address.optional(),
  AUTH_EXTERNAL_URL: address.optional(),
  AUTH_REDIRECT_ALLOW_LIST: list.default([]),
  AUTH_JWT_KEYS: z.string().optional(),
  AUTH_JWT_EXP: seconds.min(1).max(86_400).default(3600),
  AUTH_SIGNUP: onOff.default(true),
  AUTH_EMAIL: onOff.default(true),
  AUTH_PHONE: onOff.default(false),
  AUTH_ANONYMOUS: onOff.default(false),
  AUTH_EMAIL_AUTOCONFIRM: onOff.default(false),
  AUTH_PHONE_AUTOCONFIRM: onOff.default(false),
  AUTH_PASSWORD_MIN: z.coerce.number().int().min(8).max(72).default(8),
  AUTH_PASSWORD_RULE: z.enum(['strong', 'length']).default('strong'),
  AUTH_PASSWORD_COMMON_CHECK: onOff.default(true),
  AUTH_OTP_LIFETIME: seconds.min(1).max(86_400).default(600),
  AUTH_SEND_INTERVAL: seconds.default(60),
  AUTH_IP_LIMITS: onOff.default(true),
  AUTH_MAILS_PER_HOUR: z.coerce.number().int().min(1).default(3000),
  AUTH_SMS_PER_HOUR: z.coerce.number().int().min(1).default(300),
  AUTH_REUSE_INTERVAL: seconds.default(10),
  AUTH_SECURE_EMAIL_CHANGE: onOff.default(true),
  AUTH_REQUIRE_REAUTHENTICATION: onOff.default(true),
  AUTH_REQUIRE_CURRENT_PASSWORD: onOff.default(false),
  AUTH_MFA_TOTP: onOff.default(true),
  AUTH_MFA_PHONE: onOff.default(true),
  AUTH_ADMIN_ROLES: list.default(['service_role', 'supabase_admin']),
  AUTH_ADMIN_REQUIRE_EXP: onOff.default(true),
  AUTH_IMPLICIT_FLOW: onOff.optional(),
  AUTH_OTP_HIDE_UNKNOWN: onOff.default(false),
  AUTH_MANUAL_LINKING: onOff.default(true),
  AUTH_SESSION_MAX_AGE: seconds.min(1).default(30 * 86_400),
  AUTH_SESSION_IDLE: seconds.min(1).default(14 * 86_400),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: address.default('https://accounts.google.com'),
  OIDC_NAME: z
    .string()
    .regex(/^[a-z][a-z0-9_-]*$/)
    .refine((name) => !OWN_NAMES.includes(name), `must not be one of ${OWN_NAMES.join(', ')}`)
    .default('oidc'),
  OIDC_ISSUER: address.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_SCOPES: z.string().default('openid email profile'),
});

export const AUTH_ENV_NAMES = Object.keys(envSchema.shape);

export type AuthConfig = {
  settings: AuthSettings;
  /** Null: the keys are those in the database. */
  jwtKeys: JWK[] | null;
};

type Env = Record<string, string | undefined>;

/** Reads the auth server's part of the environment; `publicUrl` is where the site is reached, `prefix` where the server answers. */
export function readAuthConfig(
  env: Env,
  { publicUrl, prefix, isProduction }: { publicUrl: string; prefix: string; isProduction: boolean },
): AuthConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = envSchema.safeParse(given);
  if (!parsed.success) {
    const mistakes = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The environment has ${mistakes.length} mistake(s): ${mistakes.join('; ')}`);
  }
  const values = parsed.data;
  return {
    jwtKeys: values.AUTH_JWT_KEYS ? readKeys(values.AUTH_JWT_KEYS) : null,
    settings: {
      siteUrl: withoutSlash(values.AUTH_SITE_URL ?? publicUrl),
      externalUrl: withoutSlash(values.AUTH_EXTERNAL_URL ?? publicUrl + prefix),
      redirectAllowList: values.AUTH_REDIRECT_ALLOW_LIST,
      jwtLifetimeSeconds: values.AUTH_JWT_EXP,
      signup: values.AUTH_SIGNUP,
      email: values.AUTH_EMAIL,
      phone: values.AUTH_PHONE,
      anonymous: values.AUTH_ANONYMOUS,
      emailAutoconfirm: values.AUTH_EMAIL_AUTOCONFIRM,
      phoneAutoconfirm: values.AUTH_PHONE_AUTOCONFIRM,
      passwordMin: values.AUTH_PASSWORD_MIN,
      passwordRule: values.AUTH_PASSWORD_RULE,
      passwordCommonCheck: values.AUTH_PASSWORD_COMMON_CHECK,
      otpLifetimeSeconds: values.AUTH_OTP_LIFETIME,
      sendIntervalSeconds: values.AUTH_SEND_INTERVAL,
      ipLimits: values.AUTH_IP_LIMITS,
      mailsPerHour: values.AUTH_MAILS_PER_HOUR,
      smsPerHour: values.AUTH_SMS_PER_HOUR,
      reuseIntervalSeconds: values.AUTH_REUSE_INTERVAL,
      secureEmailChange: values.AUTH_SECURE_EMAIL_CHANGE,
      requireReauthentication: values.AUTH_REQUIRE_REAUTHENTICATION,
      requireCurrentPassword: values.AUTH_REQUIRE_CURRENT_PASSWORD,
      mfaTotp: values.AUTH_MFA_TOTP,
      mfaPhone: values.AUTH_MFA_PHONE,
      adminRoles: values.AUTH_ADMIN_ROLES,
      adminRequireExp: values.AUTH_ADMIN_REQUIRE_EXP,
      implicitFlow: values.AUTH_IMPLICIT_FLOW ?? !isProduction,
      otpHideUnknown: values.AUTH_OTP_HIDE_UNKNOWN,
      manualLinking: values.AUTH_MANUAL_LINKING,
      sessionMaxAgeSeconds: values.AUTH_SESSION_MAX_AGE,
      sessionIdleSeconds: values.AUTH_SESSION_IDLE,
      providers: readProviders(values),
    },
  };
}

function readProviders(values: z.infer<typeof envSchema>): Record<string, OidcProvider> {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = values;
  requireAllOrNone({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET });
  requireAllOrNone({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET });
  const providers: Record<string, OidcProvider> = {};
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET) {
    providers.google = {
      issuer: values.GOOGLE_ISSUER,
      clientId: GOOGLE_CLIENT_ID,
      clientSecret: GOOGLE_CLIENT_SECRET,
      scopes: 'openid email profile',
    };
  }
  if (OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET) {
    providers[values.OIDC_NAME] = {
      issuer: OIDC_ISSUER,
      clientId: OIDC_CLIENT_ID,
      clientSecret: OIDC_CLIENT_SECRET,
      scopes: values.OIDC_SCOPES,
    };
  }
  return providers;
}

function requireAllOrNone(values: Record<string, string | undefined>): void {
  const missing = Object.keys(values).filter((name) => values[name] === undefined);
  if (missing.length === 0 || missing.length === Object.keys(values).length) return;
  throw new ConfigError(`${Object.keys(values).join(', ')} belong together: ${missing.join(', ')} is missing.`);
}

const jwksSchema = z.union([
  z.array(z.looseObject({ kty: z.string() })),
  z.object({ keys: z.array(z.looseObject({ kty: z.string() })) }).transform(({ keys }) => keys),
]);

/** A file's name or the list itself. What is wrong is said without repeating any of it. */
function readKeys(value: string): JWK[] {
  const fail = (reason: string) => new ConfigError(`AUTH_JWT_KEYS: ${reason}`);
  let text = value.trim();
  if (!/^[[{]/.test(text)) {
    try {
      text = readFileSync(text, 'utf8');
    } catch {
      throw fail('the file cannot be read');
    }
  }
  try {
    return jwksSchema.parse(JSON.parse(text)) as JWK[];
  } catch {
    throw fail('must be a JSON list of keys (JWK) or a file with one');
  }
}
