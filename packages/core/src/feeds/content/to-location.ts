import { COUNTRIES, type Country } from '@stellenvisite/contract/jobs/countries';
import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import type { FeedJob, FeedPlace } from '@stellenvisite/feeds/feed-job';
import { readCountry } from '@stellenvisite/feeds/values/read-words';
import { countryName, findKnownLocation, findRegionPlace } from '@stellenvisite/search/places';
import { LRUCache } from 'lru-cache';
import { locateAddress } from '../../platform/places/locate-address.ts';

/** The employer whose address counts where a feed names only its own office. */
export type FeedEmployer = {
  name: string;
  street: string | null;
  postalCode: string | null;
  city: string;
  country: Country;
};

type Address = NonNullable<JobContent['location']>;
/** `isEmployers`: the feed names no town, so the address of the employer's profile counts. */
export type FoundLocation = { location: Address; isEmployers: boolean } | null;

/** Returns the first known place; an office's label that is no town, or only the employer's region, means the employer's address. */
export function toLocation({ places }: FeedJob, employer: FeedEmployer): FoundLocation {
  for (const place of places) {
    const location = locatePlace(place, employer.country);
    if (location) return { location, isEmployers: false };
  }
  const isNoTown = places.some(
    (place) =>
      !place.city && !place.postalCode && (place.label ? isOffice(place.label, employer) : isRegionOf(employer, place)),
  );
  const { street, postalCode, city, country } = employer;
  if (isNoTown) return { location: { street, postalCode, city, country }, isEmployers: true };
  const location = locateRegion(places) ?? locateWholeRegion(places, employer.country);
  return location && { location, isEmployers: false };
}

/** Words of a field for the office that name no office: the work is everywhere, at home, or wherever somebody is sent. */
const EVERYWHERE =
  /\p{L}weit(?!\p{L})|überregional|(?<!\p{L})(?:verschiedene|diverse|mehrere|wechselnde|alle)[nrs]?(?!\p{L})|remote|home-?\s?office|(?<!\p{L})mobil(?!\p{L})|außendienst|nach (?:absprache|vereinbarung)|(?<!\p{L})europa(?!\p{L})/iu;
/** The parts of the names of houses, and the sides of a town. Any other name may be a place abroad or an area. */
const HOUSE =
  /zentrale|zentrum|haus(?!en)|häuser|klinik|spital|heim(?!at)|campus|gebäude|station|standort|hauptsitz|(?<!\p{L})sitz(?!\p{L})|filiale|niederlassung|praxis|ordination|villa|residenz|stift|hospiz|verwaltung|werk|schule|akademie|dienst|spitex|apotheke|labor|(?<!\p{L})(?:mvz|nord|süd|ost|west|mitte|stadtmitte|innenstadt|office|hq|headquarters?|trakt|flügel)(?!\p{L})|^\p{L}{0,3}\s?\d{1,3}$/iu;

/** Tells whether a label may be a house of the employer: "Zentrale" may, "bundesweit", another region, another country and "London" may not. */
function isOffice(label: string, employer: FeedEmployer): boolean {
  if (EVERYWHERE.test(label) || readCountry(label) !== null) return false;
  const isRegion = findKnownLocation(`Land ${label}`)?.kind === 'region' || findKnownLocation(label)?.kind === 'region';
  return isRegion ? isRegionOf(employer, { region: label, country: null }) : HOUSE.test(label);
}

/** Returns the first town of a region that is named after its towns: "Zürich / Schaffhausen". */
function locateRegion(places: readonly FeedPlace[]): Address | null {
  for (const { region, country: stated, ...finer } of places) {
    const country = COUNTRIES.find((each) => each === stated);
    const isFiner = finer.city !== null || finer.label !== null || finer.postalCode !== null;
    if (!region || !country || isFiner) continue;
    const towns = region.split(/\s*[/|;]\s*/u);
    const city = towns.length > 1 && towns.find((town) => findTown(town, country)?.isExact);
    if (city) return { street: null, postalCode: null, city, country };
  }
  return null;
}

/** Returns the only region that is named where nothing finer is: "Kanton Uri", "Hessen". */
function locateWholeRegion(places: readonly FeedPlace[], usual: Country): Address | null {
  const regions = places.flatMap((place) => {
    const stated = COUNTRIES.find((each) => each === place.country);
    if (place.postalCode !== null || (place.country !== null && !stated)) return [];
    const names = new Set([place.city, place.label, place.region].filter((name) => name !== null));
    const [name, other] = names;
    // Next to a town that is not known, a region is not the place.
    if (name === undefined || other !== undefined) return [];
    const found = findRegionPlace(name, stated ?? null) ?? (stated ? null : findRegionPlace(name, usual));
    return found ? [{ street: null, postalCode: null, city: found.name, country: found.country }] : [];
  });
  const [first] = regions;
  return first && regions.length === places.length && regions.every(({ city }) => city === first.city) ? first : null;
}

function locatePlace(place: FeedPlace, usual: Country): Address | null {
  const stated = COUNTRIES.find((each) => each === place.country);
  // A country that is none of ours has no place of ours.
  if (place.country !== null && !stated) return null;
  const isFiner = place.city !== null || place.label !== null || place.postalCode !== null;
  const names = isFiner ? new Set([place.city, place.label]) : new Set([place.region]);
  for (const name of names) {
    if (!name && !place.postalCode) continue;
    const spellings = listSpellings(name ?? '');
    // A region of two names is neither of them.
    for (const spelling of isFiner ? spellings : spellings.slice(0, 1)) {
      const address = {
        street: place.street?.slice(0, 120) ?? null,
        postalCode: (place.postalCode ?? spelling.postalCode)?.slice(0, 10) ?? null,
        city: spelling.city.slice(0, 120),
      };
      const country = countryOf(address, stated ?? spelling.country, usual);
      if (country && address.city !== '' && (isFiner || isTown(address.city))) return { ...address, country };
    }
  }
  return null;
}

type Spelling = { city: string; postalCode: string | null; country: Country | null };

const CODED = /^(?:(?<prefix>D|DE|A|AT|CH)[-\s])?(?<code>\d{4,5})\s+(?<town>\p{L}.*)$/u;
const QUALIFIED = /^(?<town>.+?)\s*[,(]\s*(?<country>[\p{L}\s]{1,20}?)\)?$/u;
const LABELLED = /^(?:Standort|Raum|Großraum|Stadt|Arbeitsort|Einsatzort|Dienstort)[:\s]+(?<town>\p{L}.*)$/u;

/** The ways to read a name: as it is, without the code and the country that some systems write into it, and its parts. */
function listSpellings(name: string): Spelling[] {
  const bare = withoutCode(name.trim());
  const qualified = QUALIFIED.exec(bare.city)?.groups;
  const country = ourCountry(qualified?.country);
  const plain = country && qualified?.town ? { ...bare, city: qualified.town, country } : bare;
  const labelled = LABELLED.exec(plain.city)?.groups?.town;
  const parts = plain.city.split(/\s*(?:[/|;,]|\s(?:oder|und|bzw\.)\s)\s*/u);
  const further = [...(labelled ? [labelled] : []), ...(parts.length > 1 ? parts : [])];
  const spellings = further.map((part) => {
    const spelling = withoutCode(part);
    return { ...spelling, country: spelling.country ?? plain.country };
  });
  return [plain, ...spellings];
}

function withoutCode(name: string): Spelling {
  const { town, code, prefix } = CODED.exec(name)?.groups ?? {};
  if (town === undefined || code === undefined) return { city: name, postalCode: null, country: null };
  return { city: town, postalCode: code, country: ourCountry(prefix) };
}

function ourCountry(word: string | undefined): Country | null {
  const code = word === undefined ? null : readCountry(word);
  return COUNTRIES.find((each) => each === code) ?? null;
}

type Named = { postalCode: string | null; city: string };
/** So many times as many people make a town the one that is meant. */
const MUCH_LARGER = 10;
const FOREIGN_CACHE = 2_000;
const countries = new LRUCache<string, Country | 'unknown'>({ max: FOREIGN_CACHE });

/** Returns the country that an address is in: the stated one, else the usual one, else the only other one that has such a place. */
function countryOf(address: Named & { street: string | null }, stated: Country | null, usual: Country): Country | null {
  const { postalCode } = address;
  // Five digits are German, four Austrian or Swiss.
  const only = stated ?? (/^\d{5}$/.test(postalCode ?? '') ? 'DE' : null);
  if (only) return locateAddress({ ...address, country: only }) ? only : null;
  const key = JSON.stringify([address.postalCode, address.city, usual]);
  const country = countries.get(key) ?? findCountry(address, usual) ?? 'unknown';
  countries.set(key, country);
  return country === 'unknown' ? null : country;
}

function findCountry(address: Named & { street: string | null }, usual: Country): Country | null {
  const possible = /^\d{4}$/.test(address.postalCode ?? '') ? (['AT', 'CH'] as const) : COUNTRIES;
  const others = possible.filter((country) => country !== usual);
  const abroad = others.flatMap((country) => {
    const town = findTown(address.city, country);
    return town?.isExact && locateAddress({ ...address, country }) ? [town] : [];
  });
  const home = possible.some((country) => country === usual) && locateAddress({ ...address, country: usual });
  if (home) {
    // "Linz" is a town on the Rhine only by the beginning of its name, and a large one in Austria.
    const town = findTown(address.city, usual);
    const larger = abroad.filter(({ population }) => town && !town.isExact && population > town.population);
    if (larger.length === 0) return usual;
    const [most] = larger;
    const isMeant = larger.length === 1 && most && town && most.population >= MUCH_LARGER * town.population;
    return isMeant ? most.country : null;
  }
  const [only, other] = abroad;
  return only && !other ? only.country : null;
}

function findTown(city: string, country: Country) {
  const found = city === '' ? null : findKnownLocation(`${city}, ${countryName(country)}`);
  return found?.kind === 'point' && !found.isArea && found.country === country ? found : null;
}

/** Checks whether a text is the name of a town, with its code or without. */
export function isTown(name: string): boolean {
  const found = findKnownLocation(withoutCode(name).city);
  return found?.kind === 'point' && !found.isArea;
}

/** Tells whether a place without a town is the employer's region. JobCloud numbers its regions: a number contradicts nothing. */
function isRegionOf(employer: FeedEmployer, { region, country }: Pick<FeedPlace, 'region' | 'country'>): boolean {
  if (!region || (country && country !== employer.country)) return false;
  if (/^\d+$/.test(region)) return true;
  const own = locateAddress(employer)?.region;
  return region.split(/[/,;|]/).some((part) => {
    const found = findKnownLocation(`Land ${part.replace(/^\s*(kanton|land)\s/i, '').trim()}`);
    return found?.kind === 'region' && found.country === employer.country && found.region === own;
  });
}
