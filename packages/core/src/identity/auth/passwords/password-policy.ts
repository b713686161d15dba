import { dictionary } from '@zxcvbn-ts/language-common';
import { AuthError, invalid } from '../auth-error.ts';
import type { AuthSettings } from '../auth-settings.ts';
import { isGuessable } from './is-guessable.ts';

let common: Set<string> | undefined;

const lettersOf = (text: string) => text.replace(/\P{L}/gu, '');

export type PasswordWeakness = 'length' | 'characters' | 'pwned';

/** Specification §5: one of each kind, and no other characters. */
const STRONG = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]+$/;
const MAX_BYTES = 72;

/** Lists the weaknesses that are cheap to detect. How long guessing would take is estimated for new passwords only. */
export function listWeaknesses(
  password: string,
  { passwordMin, passwordRule, passwordCommonCheck }: AuthSettings,
): PasswordWeakness[] {
  const weaknesses: PasswordWeakness[] = [];
  if ([...password].length < passwordMin) weaknesses.push('length');
  if (passwordRule === 'strong' && !STRONG.test(password)) weaknesses.push('characters');
  if (passwordCommonCheck && isCommonPassword(password)) weaknesses.push('pwned');
  return weaknesses;
}

/** A password somebody wants to set. */
export function requireGoodPassword(password: string, settings: AuthSettings): void {
  if (Buffer.byteLength(password) > MAX_BYTES) {
    throw invalid(`Password cannot be longer than ${MAX_BYTES} characters`);
  }
  const known = listWeaknesses(password, settings);
  const isWeak = known.length === 0 && settings.passwordCommonCheck && isGuessable(password);
  const reasons: PasswordWeakness[] = isWeak ? ['pwned'] : known;
  if (reasons.length > 0) {
    throw new AuthError(422, 'weak_password', explain(reasons, settings), { weak_password: { reasons } });
  }
}

export function explain(reasons: readonly PasswordWeakness[], { passwordMin }: AuthSettings): string {
  const sentences: Record<PasswordWeakness, string> = {
    length: `Password should be at least ${passwordMin} characters.`,
    characters:
      'Password should contain at least one lowercase letter, one uppercase letter, one digit and one of @$!%*?&, and no other characters.',
    pwned: 'Password is known to be weak and easy to guess, please choose a different one.',
  };
  return reasons.map((reason) => sentences[reason]).join(' ');
}

/**
 * Checks whether a password is among the fifty thousand or so most common ones, in any mix of capitals, also with digits and signs around
 * or between the letters: guessers try first what a rule demands. Reads the list on first use.
 */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary['passwords-common']);
  const lower = password.toLowerCase();
  return common.has(lower) || (isMostlyLetters(lower) && common.has(lettersOf(lower)));
}

/** One word with something before or after it, or a word with less between its letters than letters. */
function isMostlyLetters(text: string): boolean {
  return /^\P{L}{0,6}\p{L}+\P{L}{0,6}$/u.test(text) || lettersOf(text).length * 2 >= text.length;
}
