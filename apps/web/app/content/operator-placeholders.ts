const placeholder = /\[[^\]]+\]/;

export function hasPlaceholder(value: unknown): boolean {
  if (typeof value === 'string') return placeholder.test(value);
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasPlaceholder);
  return false;
}

/** The address or number a link needs, also while the value still stands in its brackets. */
export const withoutBrackets = (value: string): string => value.replace(/[[\]]/g, '');
