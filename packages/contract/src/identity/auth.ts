/** Kinds of one-time secrets an account may have open, one of each at a time; of confirmations one for each sign-up. */
export const ONE_TIME_SLOTS = [
  'confirmation',
  'recovery',
  'email_change_new',
  'email_change_current',
  'phone_confirmation',
  'phone_change',
  'reauthentication',
] as const;
export type OneTimeSlot = (typeof ONE_TIME_SLOTS)[number];

export const FACTOR_TYPES = ['totp', 'phone', 'webauthn'] as const;
export type FactorType = (typeof FACTOR_TYPES)[number];

/** Purposes of a WebAuthn operation: adding a passkey, or signing in with one. */
export const PASSKEY_CEREMONIES = ['registration', 'authentication'] as const;
export type PasskeyCeremony = (typeof PASSKEY_CEREMONIES)[number];

/** Characters of the name that a person gives a passkey. */
export const PASSKEY_NAME_MAX = 120;

/** How many codes a person gets for the case that the second factor is lost. */
export const RECOVERY_CODE_COUNT = 10;

/** How long the owner is warned before a lost second factor is taken away. */
export const FACTOR_REMOVAL_HOURS = 72;

export const FACTOR_STATUSES = ['unverified', 'verified'] as const;
export type FactorStatus = (typeof FACTOR_STATUSES)[number];

export const ASSURANCE_LEVELS = ['aal1', 'aal2'] as const;
export type AssuranceLevel = (typeof ASSURANCE_LEVELS)[number];

/** How somebody proved to be who they are; the words of the protocol's `amr` claim. */
export const AUTH_METHODS = [
  'password',
  'otp',
  'magiclink',
  'recovery',
  'email/signup',
  'email_change',
  'invite',
  'oauth',
  'anonymous',
  'totp',
  'mfa/phone',
  'mfa/webauthn',
  'mfa/recovery_code',
  'passkey',
] as const;
export type AuthMethod = (typeof AUTH_METHODS)[number];
/** Newest first; `timestamp` in seconds. */
export type AuthMethodEntry = { method: AuthMethod; timestamp: number };
