import { z } from './zod.ts';

/** Control characters and half surrogate pairs: no name has them, and PostgreSQL does not take all of them. */
const UNWRITABLE = /[\p{Cc}\p{Cs}]/u;
const UNWRITABLE_IN_LINES = /[^\P{Cc}\n\t]|\p{Cs}/u;

/** Defines one line of text that a person wrote. */
export function plainText(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength)
    .refine((text) => !UNWRITABLE.test(text), 'must be plain text');
}

/** Several lines of text a person wrote. */
export function plainTextLines(maxLength: number) {
  return z
    .string()
    .overwrite((text) => text.replaceAll('\r\n', '\n').trim())
    .max(maxLength)
    .refine((text) => !UNWRITABLE_IN_LINES.test(text), 'must be plain text');
}
