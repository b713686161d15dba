import { isDeepStrictEqual } from 'node:util';

/** What the log can show of a record: flat, by the names of its fields. */
export type Values = Record<string, string | number | boolean | null | undefined | readonly string[]>;

/** The fields that differ. What stands on one side only is kept: something was made or removed. */
export function changedFields(before: Values | null, after: Values | null) {
  if (!before || !after) return { before: present(before), after: present(after) };
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = keys.filter((key) => !isDeepStrictEqual(before[key] ?? null, after[key] ?? null));
  const pick = (values: Values) => Object.fromEntries(changed.map((key) => [key, values[key] ?? null]));
  return { before: pick(before), after: pick(after) };
}

const present = (values: Values | null) =>
  values && Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null));
