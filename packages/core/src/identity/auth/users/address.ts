import { EMAIL_PATTERN } from '@stellenvisite/contract/platform/email';
import { invalid } from '../auth-error.ts';

const MAX_EMAIL = 255;
const PHONE = /^[1-9][0-9]{1,14}$/;
const UNWRITABLE = /[\p{Cc}\p{Cs}<>()[\]\\,;:"]/u;

export function parseEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (email.length > MAX_EMAIL || !EMAIL_PATTERN.test(email) || UNWRITABLE.test(email)) {
    throw invalid('Unable to validate email address: invalid format');
  }
  return email;
}

/** Digits without the plus. */
export function parsePhone(text: string): string {
  const phone = text.replace(/^\+/, '').replaceAll(' ', '');
  if (!PHONE.test(phone)) throw invalid('Invalid phone number format (E.164 required)');
  return phone;
}
