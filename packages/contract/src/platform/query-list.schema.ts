import { z } from './zod.ts';

/** Defines a list in a query string: repeated (`a=1&a=2`) or comma-separated (`a=1,2`); empty entries are ignored. */
export function queryList<T extends z.ZodType>(item: T) {
  return z.preprocess((value) => {
    if (value === undefined || value === null) return undefined;
    const parts = (Array.isArray(value) ? value : [value]).flatMap((part) =>
      typeof part === 'string' ? part.split(',') : [part],
    );
    // A "+" typed into an address reads as a space; "1000+" is the one value that ends in it.
    const values = parts
      .map((part) => (typeof part === 'string' ? part.replace(/^(\d+) $/, '$1+').trim() : part))
      .filter((part) => part !== '');
    return values.length > 0 ? [...new Set(values)] : undefined;
  }, z.array(item).max(40).optional());
}

export const queryFlag = z.preprocess((value) => {
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  return value === '' ? undefined : value;
}, z.boolean().optional());

/** Defines a single value in a query string; an empty one counts as absent. */
export function queryValue<T extends z.ZodType>(schema: T) {
  return z.preprocess(emptyIsAbsent, schema.optional());
}

/** Text people type into a search box. PostgreSQL cannot hold a NUL, and half a surrogate pair is no text. */
export function queryText(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength)
    .refine((text) => !text.includes('\0') && text.isWellFormed(), 'must be plain text');
}

const emptyIsAbsent = (value: unknown) => (value === '' ? undefined : value);

export const queryPage = z.preprocess(emptyIsAbsent, z.coerce.number().int().min(1).max(10_000).default(1));

export function queryPageSize(defaultSize: number) {
  return z.preprocess(emptyIsAbsent, z.coerce.number().int().min(1).max(100).default(defaultSize));
}

/** The paging fields that every list answer has in addition to its items. */
export const pageFields = { total: z.number().int(), page: z.number().int(), pageSize: z.number().int() };
