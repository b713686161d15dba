import { z } from '../platform/zod.ts';

/** Specification §5: 8 characters everywhere; passwords of administrators follow the strong rule besides. */
const PASSWORD_MIN = 8;

/** As the auth server has it, in bytes: every character up to here counts, a longer password is refused rather than cut. */
const PASSWORD_MAX = 72;

const PASSWORD_RULES = ['length', 'strong'] as const;

type PasswordRule = (typeof PASSWORD_RULES)[number];

/** The requirements a password can fail, in the order a checklist shows them. */
export const PASSWORD_REASONS = ['length', 'lowercase', 'uppercase', 'digit', 'symbol', 'characters'] as const;

type PasswordReason = (typeof PASSWORD_REASONS)[number];

export const PASSWORD_SYMBOLS = '@$!%*?&';

const CHECKS: Record<PasswordReason, (password: string) => boolean> = {
  length: (password) => lengthOf(password) >= PASSWORD_MIN,
  lowercase: (password) => /[a-z]/.test(password),
  uppercase: (password) => /[A-Z]/.test(password),
  digit: (password) => /[0-9]/.test(password),
  symbol: (password) => /[@$!%*?&]/.test(password),
  characters: (password) => /^[A-Za-z0-9@$!%*?&]*$/.test(password),
};

type PasswordCheck = { reason: PasswordReason; isMet: boolean };

/** For forms and bodies: each reason is an issue of its own, its message the reason. */
export const strongPasswordSchema = z
  .string()
  .max(PASSWORD_MAX)
  .superRefine((password, context) => {
    for (const reason of passwordReasons(password)) context.addIssue({ code: 'custom', message: reason });
  });

/** Validates a new password: any characters. Whether it is easily guessed is for the server to say. */
export const newPasswordSchema = z.string().superRefine((password, context) => {
  for (const reason of passwordReasons(password, 'length')) context.addIssue({ code: 'custom', message: reason });
  if (new TextEncoder().encode(password).length > PASSWORD_MAX) {
    context.addIssue({ code: 'custom', message: 'tooLong' });
  }
});

/** A password somebody already has: whatever was once accepted. */
export const givenPasswordSchema = z.string().min(1).max(1000);

/** Returns each character of a password that is not allowed, once. */
export function forbiddenCharacters(password: string): string[] {
  return [...new Set(password.replace(/[A-Za-z0-9@$!%*?&]/g, ''))];
}

/** Characters as people count them, not as the machine stores them. */
function lengthOf(text: string): number {
  return [...text].length;
}

/** Returns the requirements that a password fails; none when it is accepted. `minLength` can only raise the minimum of eight. */
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

/** Every line of the live checklist, met or not. */
export function passwordChecklist(password: string, rule: PasswordRule = 'strong'): PasswordCheck[] {
  const missing = passwordReasons(password, rule);
  const asked: readonly PasswordReason[] = rule === 'strong' ? PASSWORD_REASONS : ['length'];
  return asked.map((reason) => ({ reason, isMet: !missing.includes(reason) }));
}
