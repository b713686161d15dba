/** Coarse address of digits, an optional fine address, and two check digits. */
const FORM = /^(\d{2,12})(?:-([0-9A-Z]{1,30}))?-(\d{2})$/;

export const normaliseLeitwegId = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();

/**
 * Checks a Leitweg-ID by its form and its check digits (ISO/IEC 7064, MOD 97-10, letters counted as 10 to 35), as KoSIT specifies it in
 * its format specification 2.0.2.
 */
export function isLeitwegId(id: string): boolean {
  const [, coarse, fine = '', check] = FORM.exec(id) ?? [];
  if (coarse === undefined || check === undefined) return false;
  const digits = `${coarse}${fine}`.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(`${digits}${check}`) % 97n === 1n;
}
