import { AuthError, invalid } from '../auth-error.ts';
import type { AuthSettings } from '../auth-settings.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isGuessable } from './is-guessable.ts';

export type PasswordWeakness = 'length' | 'characters' | 'pwned';

/** Specification §5: one of each kind, and no other characters. */
const STRONG = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]+$/;
const MAX_BYTES = 72;

/** What is seen at once; how long guessing would take is asked for a new password only. */
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
