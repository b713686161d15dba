/** A number as people write it, in E.164; a number without a country is German. Null when it cannot be one. */
export function normalizePhone(written: string): string | null {
  const compact = written.replace(/[\s()/.–-]/g, '');
  const number = compact
    .replace(/^00/, '+')
    .replace(/^0(?=[1-9])/, '+49')
    .replace(/^(\+\d{2})0(?=[1-9])/, '$1');
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : null;
}
