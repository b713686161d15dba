/** Converts a phone number to E.164; one without a country code is German. Null when it is not valid. */
export function normalizePhone(written: string): string | null {
  const compact = written.replace(/[\s()/.–-]/g, '');
  const number = compact
    .replace(/^00/, '+')
    .replace(/^0(?=[1-9])/, '+49')
    .replace(/^(\+\d{2})0(?=[1-9])/, '$1');
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : null;
}
