import type { Country } from '@stellenvisite/contract/countries';
import { countryName, findKnownLocation } from '@stellenvisite/search/places';

type Address = { street: string | null; postalCode: string | null; city: string; country: Country };

/** Where people go: the postcode where the list has it, else the town. A region or a country is no such place. */
export function locateAddress(address: Address | undefined) {
  if (!address) return null;
  const { street, postalCode, city, country } = address;
  const asked = [postalCode && `${postalCode} ${city}`, city].flatMap((text) => text || []);
  for (const text of asked) {
    const found = findKnownLocation(`${text}, ${countryName(country)}`) ?? findKnownLocation(text);
    if (found?.kind !== 'point' || found.country !== country) continue;
    return { street, postalCode, city, region: found.region, country, lat: found.lat, lon: found.lon };
  }
  return null;
}
