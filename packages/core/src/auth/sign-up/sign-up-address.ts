import type { Context } from '../../context.ts';
import { AuthError, invalid } from '../auth-error.ts';
import { parseEmail, parsePhone } from '../users/address.ts';
import type { AuthUserRow } from '../users/auth-user-view.ts';

/** Which address an account is made for; every step that differs between the two asks here. */
export type Address = { kind: 'email' | 'phone'; value: string };

export function parseAddress(
  { auth: { settings } }: Context,
  { email, phone }: { email?: string | undefined; phone?: string | undefined },
): Address {
  if (email !== undefined && email !== '') {
    if (!settings.email) throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled');
    return { kind: 'email', value: parseEmail(email) };
  }
  if (phone) {
    if (!settings.phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
    return { kind: 'phone', value: parsePhone(phone) };
  }
  throw invalid('To signup, please provide your email');
}

export const isConfirmed = (user: AuthUserRow, { kind }: Address) =>
  (kind === 'email' ? user.emailConfirmedAt : user.phoneConfirmedAt) !== null;
