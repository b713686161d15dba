export type AuthErrorExtra = { weak_password?: { reasons: string[]; message?: string }; retryAfter?: number };

/** A refusal in the words of the auth protocol: the same code may come with several statuses there. */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  readonly extra: AuthErrorExtra;
  /** On: the event of this refusal is committed already. */
  isAudited = false;

  constructor(status: number, code: string, message: string, extra: AuthErrorExtra = {}) {
    super(message);
    this.name = 'AuthError';
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

export const invalid = (message: string) => new AuthError(400, 'validation_failed', message);
export const otpExpired = (message = 'Token has expired or is invalid') => new AuthError(403, 'otp_expired', message);
export const badJwt = (message = 'invalid JWT: unable to parse or verify signature') =>
  new AuthError(403, 'bad_jwt', message);
export const userBanned = (status: 400 | 403) => new AuthError(status, 'user_banned', 'User is banned');
export const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
export const phoneExists = () =>
  new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered');
