import { dictionary } from '@zxcvbn-ts/language-common';

let common: Set<string> | undefined;

/** The some fifty thousand passwords people choose most, in any mix of capitals. Read when first asked for. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary['passwords-common']);
  return common.has(password.toLowerCase());
}
