import { z } from '@stellenvisite/contract/platform/zod';
import { parseAmount } from './parse-amount.ts';

const isEmpty = (text: string) => text.trim() === '';

/** Reads a text field: an empty one is null. */
export const typedText = <Schema extends z.ZodType<unknown, string | null | undefined>>(schema: Schema) =>
  z
    .string()
    .transform((text): string | null | undefined => (isEmpty(text) ? null : text))
    .pipe(schema);

/** Reads a whole number as it is typed: an empty field is null, anything else than digits is refused. */
export const typedNumber = <Schema extends z.ZodType<unknown, number | null | undefined>>(schema: Schema) =>
  z
    .string()
    .transform((text): number | null | undefined =>
      isEmpty(text) ? null : /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN,
    )
    .pipe(schema);

/** Reads an amount of money as it is typed, in cents: an empty field is null. */
export const typedAmount = <Schema extends z.ZodType<unknown, number | null | undefined>>(schema: Schema) =>
  z
    .string()
    .transform((text): number | null | undefined => (isEmpty(text) ? null : (parseAmount(text) ?? Number.NaN)))
    .pipe(schema);
