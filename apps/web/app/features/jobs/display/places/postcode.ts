import type { Country } from '@stellenvisite/contract/jobs/countries';

/** Germany: five digits, 01001 to 99998. Austria and Switzerland: four digits, none begins with 0. */
const FORM: Record<Country, RegExp> = {
  DE: /^(?!00)\d{5}$/,
  AT: /^[1-9]\d{3}$/,
  CH: /^[1-9]\d{3}$/,
};

export function isPostcode(country: Country, text: string): boolean {
  return FORM[country].test(text.trim());
}

export type AddressProblem = 'postcodeMissing' | 'postcodeForm' | 'cityMissing';
export type AddressProblems = { postcode?: AddressProblem; city?: AddressProblem };

export function addressProblems(address: { country: Country; postcode: string; city: string }): AddressProblems {
  const postcode = address.postcode.trim();
  return {
    ...(postcode === ''
      ? { postcode: 'postcodeMissing' as const }
      : !isPostcode(address.country, postcode) && { postcode: 'postcodeForm' as const }),
    ...(address.city.trim() === '' && { city: 'cityMissing' as const }),
  };
}
