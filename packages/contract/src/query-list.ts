import { z } from 'zod';

/** A list in a query string: repeated (`a=1&a=2`) or comma-separated (`a=1,2`); empty entries are ignored. */
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

/** A single value in a query string; an empty one counts as absent. */
export function queryValue<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}
