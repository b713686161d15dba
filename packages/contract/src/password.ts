/** Specification §5: 8 characters everywhere; registration and change of a password ask for the strong rule besides. */
export const PASSWORD_MIN = 8;
/** As the auth server has it: every character up to here counts, a longer password is refused rather than cut. */
export const PASSWORD_MAX = 72;

export const PASSWORD_RULES = ['length', 'strong'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

/** What a password may lack, in the order a checklist shows it. */
export const PASSWORD_REASONS = ['length', 'lowercase', 'uppercase', 'digit', 'symbol', 'characters'] as const;
export type PasswordReason = (typeof PASSWORD_REASONS)[number];

export const PASSWORD_SYMBOLS = '@$!%*?&';

const CHECKS: Record<PasswordReason, (password: string) => boolean> = {
  length: (password) => lengthOf(password) >= PASSWORD_MIN,
  lowercase: (password) => /[a-z]/.test(password),
  uppercase: (password) => /[A-Z]/.test(password),
  digit: (password) => /[0-9]/.test(password),
  symbol: (password) => /[@$!%*?&]/.test(password),
  characters: (password) => /^[A-Za-z0-9@$!%*?&]*$/.test(password),
};

/** What stands in a password and may not: each character once. */
export function forbiddenCharacters(password: string): string[] {
  return [...new Set(password.replace(/[A-Za-z0-9@$!%*?&]/g, ''))];
}

/** Characters as people count them, not as the machine stores them. */
function lengthOf(text: string): number {
  return [...text].length;
}

/** What speaks against a password; nothing does when the list is empty. `minLength` can only raise the eight. */
export function passwordReasons(
  password: string,
  rule: PasswordRule = 'strong',
  minLength: number = PASSWORD_MIN,
): PasswordReason[] {
  const asked: readonly PasswordReason[] = rule === 'strong' ? PASSWORD_REASONS : ['length'];
  return asked.filter((reason) =>
    reason === 'length' ? !CHECKS.length(password) || lengthOf(password) < minLength : !CHECKS[reason](password),
  );
}

export type PasswordCheck = { reason: PasswordReason; isMet: boolean };

/** Every line of the live checklist, met or not. */
export function passwordChecklist(password: string, rule: PasswordRule = 'strong'): PasswordCheck[] {
  const missing = passwordReasons(password, rule);
  const asked: readonly PasswordReason[] = rule === 'strong' ? PASSWORD_REASONS : ['length'];
  return asked.map((reason) => ({ reason, isMet: !missing.includes(reason) }));
}
