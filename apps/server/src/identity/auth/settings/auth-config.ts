import { readFileSync } from 'node:fs';
import type { AuthSettings, OidcProvider } from '@stellenvisite/core/identity/auth/auth-settings';
import type { JWK } from '@stellenvisite/core/identity/auth/sessions/key-ring';
import { z } from 'zod';
import { ConfigError } from '../../../config/config-error.ts';
import type { SmsProvider } from '../../../platform/mails/sms-transport.ts';
import type { AuthEnv } from './auth-env.ts';

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

export type AuthConfig = {
  settings: AuthSettings;
  /** Null: the keys are those in the database. */
  jwtKeys: JWK[] | null;
  /** Null: text messages are shown in the mail viewer, or wait. */
  smsProvider: SmsProvider | null;
};

type Surroundings = { publicUrl: string; prefix: string; isProduction: boolean; isDemo: boolean };

/** Returns the settings of an instance; `publicUrl` is where the site is reached, `prefix` where the server answers. */
export function toAuthConfig(values: AuthEnv, { publicUrl, prefix, isProduction, isDemo }: Surroundings): AuthConfig {
  const smsProvider = readSmsProvider(values);
  if (isProduction && !isDemo && !smsProvider) refuseUnsentCodes(values);
  return {
    smsProvider,
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
      answerWithinSeconds: values.AUTH_ANSWER_WITHIN,
      secureEmailChange: values.AUTH_SECURE_EMAIL_CHANGE,
      requireProof: values.AUTH_REQUIRE_PROOF,
      requireReauthentication: values.AUTH_REQUIRE_REAUTHENTICATION,
      requireCurrentPassword: values.AUTH_REQUIRE_CURRENT_PASSWORD,
      passkeys: values.AUTH_PASSKEYS,
      mfaTotp: values.AUTH_MFA_TOTP,
      mfaPhone: values.AUTH_MFA_PHONE ?? smsProvider !== null,
      smsProvider: smsProvider ? 'http' : '',
      adminRequireFactor: values.ADMIN_REQUIRE_FACTOR ?? (isProduction && !isDemo),
      adminRoles: values.AUTH_ADMIN_ROLES,
      adminRequireExp: values.AUTH_ADMIN_REQUIRE_EXP,
      implicitFlow: values.AUTH_IMPLICIT_FLOW ?? !isProduction,
      otpHideUnknown: values.AUTH_OTP_HIDE_UNKNOWN,
      emailChangeHideTaken: values.AUTH_EMAIL_CHANGE_HIDE_TAKEN,
      manualLinking: values.AUTH_MANUAL_LINKING,
      sessionMaxAgeSeconds: values.AUTH_SESSION_MAX_AGE,
      sessionIdleSeconds: values.AUTH_SESSION_IDLE,
      providers: readProviders(values),
    },
  };
}

function readSmsProvider({ AUTH_SMS_URL: url, AUTH_SMS_TOKEN, AUTH_SMS_FROM }: AuthEnv): SmsProvider | null {
  return url ? { url, token: AUTH_SMS_TOKEN ?? null, from: AUTH_SMS_FROM ?? null } : null;
}

/** Refuses codes by text message without a provider: they would never be sent, and lock people out. */
function refuseUnsentCodes({ AUTH_PHONE, AUTH_PHONE_AUTOCONFIRM, AUTH_MFA_PHONE }: AuthEnv): void {
  const name = AUTH_MFA_PHONE ? 'AUTH_MFA_PHONE' : 'AUTH_PHONE';
  if (!AUTH_MFA_PHONE && (!AUTH_PHONE || AUTH_PHONE_AUTOCONFIRM)) return;
  throw new ConfigError(`${name}: text messages need a provider, so AUTH_SMS_URL has to be set too.`);
}

function readProviders(values: AuthEnv): Record<string, OidcProvider> {
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

/** Reads a file's name or the list itself. What is wrong is stated without repeating any of it. */
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
