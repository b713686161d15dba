import { dictionary } from '@zxcvbn-ts/language-common';

let common: Set<string> | undefined;

/**
 * The some fifty thousand passwords people choose most, in any mix of capitals, and the same with digits and signs around or
 * between: what a rule asks for is what guessers try first. Read when first asked for.
 */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary['passwords-common']);
  const lower = password.toLowerCase();
  return common.has(lower) || (isMostlyLetters(lower) && common.has(lettersOf(lower)));
}

const lettersOf = (text: string) => text.replace(/\P{L}/gu, '');

/** One word with something before or after it, or a word with less between its letters than letters. */
function isMostlyLetters(text: string): boolean {
  return /^\P{L}{0,6}\p{L}+\P{L}{0,6}$/u.test(text) || lettersOf(text).length * 2 >= text.length;
}
