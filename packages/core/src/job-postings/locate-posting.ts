import type { JobContent } from '@stellenvisite/contract/job-postings.schema';
import { countryName, findKnownLocation } from '@stellenvisite/search/places';

/** Where people go to work: the postcode where the list has it, else the town. A region or a country is no such place. */
export function locatePosting(location: JobContent['location']) {
  if (!location) return null;
  const { street, postalCode, city, country } = location;
  const asked = [postalCode && `${postalCode} ${city}`, city].flatMap((text) => text || []);
  for (const text of asked) {
    const found = findKnownLocation(`${text}, ${countryName(country)}`) ?? findKnownLocation(text);
    if (found?.kind !== 'point' || found.country !== country) continue;
    return { street, postalCode, city, region: found.region, country, lat: found.lat, lon: found.lon };
  }
  return null;
}
