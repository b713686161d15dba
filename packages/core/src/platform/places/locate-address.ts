import type { Country } from '@stellenvisite/contract/jobs/countries';
import { countryName, findKnownLocation, findRegionPlace, findTownByBase } from '@stellenvisite/search/places';
import { LRUCache } from 'lru-cache';

/** A feed names the same few places thousands of times. The list of places does not change while the process runs. */
const CACHED_PLACES = 2_000;
type Place = { region: string; lat: number; lon: number };
const located = new LRUCache<string, Place | 'unknown'>({ max: CACHED_PLACES });

type Address = { street: string | null; postalCode: string | null; city: string; country: Country };

/** Where people go: the postcode where the list has it, else the town. A region, an area or a country is no such place. */
export function locateAddress(address: Address | undefined) {
  if (!address) return null;
  const { street, postalCode, city, country } = address;
  const key = JSON.stringify([postalCode, city, country]);
  const place = located.get(key) ?? findPlace(address) ?? 'unknown';
  located.set(key, place);
  if (place === 'unknown') return null;
  const { region, lat, lon } = place;
  return { street, postalCode, city, region, country, lat, lon };
}

/** Where a job is: its address, else the region that its feed names as the place. */
export function locateWorkplace(address: Address | undefined) {
  const located = locateAddress(address);
  if (located || !address || address.street !== null || address.postalCode !== null) return located;
  const place = findRegionPlace(address.city, address.country);
  if (place?.name !== address.city) return null;
  const { region, country, lat, lon } = place;
  return { street: null, postalCode: null, city: address.city, region, country, lat, lon };
}

function findPlace({ postalCode, city, country }: Address): Place | null {
  const asked = [postalCode && `${postalCode} ${city}`, city].flatMap((text) => text || []);
  for (const text of asked) {
    const found = findKnownLocation(`${text}, ${countryName(country)}`) ?? findKnownLocation(text);
    if (found?.kind !== 'point' || found.isArea || found.country !== country) continue;
    const { region, lat, lon } = found;
    return { region, lat, lon };
  }
  const town = findTownByBase(city, country);
  return town?.kind === 'point' ? { region: town.region, lat: town.lat, lon: town.lon } : null;
}
