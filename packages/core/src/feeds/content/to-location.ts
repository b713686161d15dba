import { COUNTRIES, type Country } from '@stellenvisite/contract/countries';
import type { JobContent } from '@stellenvisite/contract/job-postings.schema';
import type { FeedJob, FeedPlace } from '@stellenvisite/feeds/feed-job';
import { findKnownLocation } from '@stellenvisite/search/places';
import { locateAddress } from '../../places/locate-address.ts';

/** The employer whose address counts where a feed names only its own office. */
export type FeedEmployer = {
  name: string;
  street: string | null;
  postalCode: string | null;
  city: string;
  country: Country;
};

/** The first place that is known; an office's label that is no town, or no more than the employer's region, means the employer's address. */
export function toLocation({ places }: FeedJob, employer: FeedEmployer): JobContent['location'] {
  for (const place of places) {
    const country = COUNTRIES.find((each) => each === place.country) ?? countryOf(place.postalCode, employer.country);
    for (const city of [place.city, place.label]) {
      if (!city && !place.postalCode) continue;
      const address = {
        street: place.street?.slice(0, 120) ?? null,
        postalCode: place.postalCode?.slice(0, 10) ?? null,
        city: (city ?? '').slice(0, 120),
        country,
      };
      const located = locateAddress(address);
      if (located) return address.city === '' ? undefined : address;
    }
  }
  const isNoTown = places.some(
    (place) => !place.city && !place.postalCode && (place.label || isRegionOf(employer, place)),
  );
  const { street, postalCode, city, country } = employer;
  return isNoTown ? { street, postalCode, city, country } : undefined;
}

/** Whether a place that names no town is the employer's part of the country. JobCloud numbers its regions: a number contradicts nothing. */
function isRegionOf(employer: FeedEmployer, { region, country }: FeedPlace): boolean {
  if (!region || (country && country !== employer.country)) return false;
  if (/^\d+$/.test(region)) return true;
  const own = locateAddress(employer)?.region;
  return region.split(/[/,;|]/).some((part) => {
    const found = findKnownLocation(`Land ${part.replace(/^\s*(kanton|land)\s/i, '').trim()}`);
    return found?.kind === 'region' && found.country === employer.country && found.region === own;
  });
}

/** Five digits are German, four Austrian or Swiss: then the employer's country decides. */
function countryOf(postalCode: string | null, usual: Country): Country {
  if (/^\d{5}$/.test(postalCode ?? '')) return 'DE';
  return usual;
}
