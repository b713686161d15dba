import { z } from 'zod';

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const seconds = z.coerce.number().int().min(0);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);
const address = z.url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.org' });

/** Ways to sign in that are not a provider's. */
const OWN_NAMES = ['email', 'phone', 'anonymous_users', 'google'];

/** The hardened values are the defaults. */
export const authEnvSchema = z.object({
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
  AUTH_PASSWORD_MIN: z.coerce.number().int().min(6).max(72).default(8),
  AUTH_PASSWORD_RULE: z.enum(['strong', 'length']).default('length'),
  AUTH_PASSWORD_COMMON_CHECK: onOff.default(true),
  AUTH_OTP_LIFETIME: seconds.min(1).max(86_400).default(600),
  AUTH_SEND_INTERVAL: seconds.default(60),
  AUTH_IP_LIMITS: onOff.default(true),
  AUTH_MAILS_PER_HOUR: z.coerce.number().int().min(1).default(3000),
  AUTH_SMS_PER_HOUR: z.coerce.number().int().min(1).default(300),
  AUTH_REUSE_INTERVAL: seconds.default(10),
  AUTH_ANSWER_WITHIN: seconds.min(1).max(60).default(10),
  AUTH_SECURE_EMAIL_CHANGE: onOff.default(true),
  AUTH_REQUIRE_PROOF: onOff.default(true),
  AUTH_REQUIRE_REAUTHENTICATION: onOff.default(true),
  AUTH_REQUIRE_CURRENT_PASSWORD: onOff.default(false),
  AUTH_PASSKEYS: onOff.default(true),
  AUTH_MFA_TOTP: onOff.default(true),
  AUTH_MFA_PHONE: onOff.optional(),
  AUTH_SMS_URL: address.optional(),
  AUTH_SMS_TOKEN: z.string().min(1).optional(),
  AUTH_SMS_FROM: z.string().min(1).max(20).optional(),
  ADMIN_REQUIRE_FACTOR: onOff.optional(),
  AUTH_ADMIN_ROLES: list.default(['service_role', 'supabase_admin']),
  AUTH_ADMIN_REQUIRE_EXP: onOff.default(true),
  AUTH_IMPLICIT_FLOW: onOff.optional(),
  AUTH_OTP_HIDE_UNKNOWN: onOff.default(true),
  AUTH_EMAIL_CHANGE_HIDE_TAKEN: onOff.default(true),
  AUTH_MANUAL_LINKING: onOff.default(false),
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

export type AuthEnv = z.infer<typeof authEnvSchema>;

export const AUTH_ENV_NAMES = Object.keys(authEnvSchema.shape);
