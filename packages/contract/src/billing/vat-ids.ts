import type { Country } from '../jobs/countries.ts';

const digitsOf = (text: string) => [...text].map(Number);

/** Germany: ISO 7064, MOD 11,10 over nine digits. */
function isGerman(digits: readonly number[]): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (digit + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === digits.at(-1);
}

/** Austria: U and eight digits, every second of the first seven doubled and its digits added up. */
function isAustrian(digits: readonly number[]): boolean {
  const sum = digits.slice(0, -1).reduce((total, digit, index) => {
    const value = index % 2 === 0 ? digit : digit * 2;
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  return (10 - ((sum + 4) % 10)) % 10 === digits.at(-1);
}

const SWISS_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4];

/** Switzerland: the UID of the business register, MOD 11 over nine digits. */
function isSwiss(digits: readonly number[]): boolean {
  const sum = SWISS_WEIGHTS.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  return (11 - (sum % 11)) % 11 === digits.at(-1);
}

const FORMS: Record<Country, { pattern: RegExp; isValid: (digits: readonly number[]) => boolean }> = {
  DE: { pattern: /^DE(\d{9})$/, isValid: isGerman },
  AT: { pattern: /^ATU(\d{8})$/, isValid: isAustrian },
  CH: { pattern: /^CHE(\d{9})$/, isValid: isSwiss },
};

/** Without the spaces, dots and endings people write: `CHE-116.281.710 MWST` is `CHE116281710`. */
export function normaliseVatId(text: string): string {
  return text
    .toUpperCase()
    .replace(/[\s.\-/]/g, '')
    .replace(/(MWST|TVA|IVA)$/, '');
}

/** Checks whether this can be the id of a business in that country, by its form and its check digit. */
export function isVatId(text: string, country: Country): boolean {
  const { pattern, isValid } = FORMS[country];
  const digits = pattern.exec(text)?.[1];
  return digits !== undefined && isValid(digitsOf(digits));
}

/** Coarse address of digits, an optional fine address, and two check digits. */
const LEITWEG_FORM = /^(\d{2,12})(?:-([0-9A-Z]{1,30}))?-(\d{2})$/;

export const normaliseLeitwegId = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();

/**
 * Checks a Leitweg-ID by its form and its check digits (ISO/IEC 7064, MOD 97-10, letters counted as 10 to 35), as KoSIT specifies it in
 * its format specification 2.0.2.
 */
export function isLeitwegId(id: string): boolean {
  const [, coarse, fine = '', check] = LEITWEG_FORM.exec(id) ?? [];
  if (coarse === undefined || check === undefined) return false;
  const digits = `${coarse}${fine}`.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(`${digits}${check}`) % 97n === 1n;
}
