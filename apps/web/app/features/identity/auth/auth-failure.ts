import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/** Refusals of the auth server that have words of their own; all others show the server's message (specification §8). */
const WORDED = [
  'invalid_credentials',
  'email_not_confirmed',
  'otp_expired',
  'over_request_rate_limit',
  'over_email_send_rate_limit',
  'over_sms_send_rate_limit',
  'weak_password',
  'same_password',
  'user_banned',
  'signup_disabled',
  'email_exists',
  'user_already_exists',
  'insufficient_aal',
  'reauthentication_not_valid',
  'mfa_verification_failed',
  'mfa_challenge_expired',
  'mfa_recovery_codes_locked',
  'mfa_ip_address_mismatch',
  'provider_email_needs_verification',
  'flow_state_not_found',
  'flow_state_expired',
  'bad_oauth_callback',
  'bad_oauth_state',
  'passkey_cancelled',
  'passkey_exists',
  'passkey_failed',
  'webauthn_challenge_not_found',
  'webauthn_challenge_expired',
  'webauthn_counter_regressed',
  'webauthn_verification_failed',
] as const;

type Refusal = { code?: string | undefined; status?: number | undefined; message: string };

export type AuthFailure = { code: string | null; text: string };

const hasMessage = (error: unknown): error is Refusal =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';

/** Returns the code and the message for a failed auth call. */
export function describeFailure(error: unknown, t: TFunction): AuthFailure {
  if (!hasMessage(error)) return { code: null, text: t('failure.unreachable') };
  const code = error.code ?? null;
  if (WORDED.some((known) => known === code)) return { code, text: t(`failure.${code}`) };
  const isOutage = !error.status || error.status >= 500;
  return { code, text: isOutage ? t('failure.unreachable') : error.message };
}

type FieldError = { isMissing: boolean; message: string };

/** Returns the words for an error at a field of the forms of this folder. */
export function useProblemOf(): (name: string, error: FieldError) => string {
  const { t } = useTranslation('auth');
  return (name, { isMissing, message }) =>
    t([`problem.${name}.${isMissing ? 'missing' : message}`, `problem.${name}.wrong`]);
}
