import { z } from './zod.ts';

/** Control characters and half surrogate pairs: no name has them, and PostgreSQL does not take all of them. */
const UNWRITABLE = /[\p{Cc}\p{Cs}]/u;

/** One line of text a person wrote. */
export function plainText(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength)
    .refine((text) => !UNWRITABLE.test(text), 'must be plain text');
}
