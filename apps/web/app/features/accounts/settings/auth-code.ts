type AuthFailure = { code?: string | undefined; status?: number | undefined; reasons?: readonly string[] };

/** Codes of the auth protocol that have words of their own; every other one is told as unexpected. */
const KNOWN = [
  'email_exists',
  'email_address_invalid',
  'validation_failed',
  'same_password',
  'weak_password',
  'current_password_invalid',
  'reauthentication_needed',
  'reauthentication_not_valid',
  'insufficient_aal',
  'over_email_send_rate_limit',
  'over_sms_send_rate_limit',
  'over_request_rate_limit',
  'mfa_factor_name_conflict',
  'mfa_verified_factor_exists',
  'too_many_enrolled_mfa_factors',
  'mfa_verification_failed',
  'mfa_recovery_codes_sole_factor',
  'mfa_challenge_expired',
  'mfa_phone_enroll_not_enabled',
  'mfa_totp_enroll_not_enabled',
  'phone_exists',
  'session_not_found',
  'identity_already_exists',
  'single_identity_not_deletable',
  'manual_linking_disabled',
] as const;
export type AuthCode = (typeof KNOWN)[number] | 'unexpected' | 'outage';

/** The code of what an auth call was refused for; null when it was not. */
export async function authCode(call: Promise<{ error: AuthFailure | null }>): Promise<AuthCode | null> {
  try {
    const { error } = await call;
    return error ? codeOfFailure(error) : null;
  } catch (error) {
    return codeOfFailure(typeof error === 'object' && error !== null ? error : {});
  }
}

export function codeOfFailure({ code, status }: AuthFailure): AuthCode {
  const known = KNOWN.find((each) => each === code);
  if (known) return known;
  return status === 0 || (status !== undefined && status >= 500) ? 'outage' : 'unexpected';
}

/** What an auth call was refused for, as an error of a mutation. */
export class AuthRefusal extends Error {
  readonly refusal: AuthCode;

  constructor(refusal: AuthCode) {
    super(refusal);
    this.refusal = refusal;
  }
}

type AuthAnswer = { data?: unknown; error: AuthFailure | null };
type Granted<Answer extends AuthAnswer> = Extract<Answer, { error: null }>['data'];

/** Resolves with the call's data when it was not refused. */
export async function requireAuth<Answer extends AuthAnswer>(call: Promise<Answer>): Promise<Granted<Answer>> {
  const refusal = await authCode(call);
  if (refusal) throw new AuthRefusal(refusal);
  return (await call).data as Granted<Answer>;
}

/** The code of the error that a mutation of `requireAuth` calls failed with. */
export const refusalOf = (error: Error | null): AuthCode | null =>
  error && (error instanceof AuthRefusal ? error.refusal : 'outage');
