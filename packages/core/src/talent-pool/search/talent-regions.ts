import { COUNTRIES, type Country } from '@stellenvisite/contract/jobs/countries';
import { DEFAULT_RADIUS_KM } from '@stellenvisite/contract/jobs/places';
import type { Language } from '@stellenvisite/contract/platform/languages';
import type { TalentRegion } from '@stellenvisite/contract/talent-pool/talent-card.schema';
import { TALENT_CITY_PEOPLE, TALENT_TOWN_PEOPLE } from '@stellenvisite/contract/talent-pool/talent-pool';
import {
  countryName,
  findKnownLocation,
  kilometresBetween,
  type PlaceRow,
  type Point,
  readPlaces,
  regionName,
} from '@stellenvisite/search/places';

/** Where somebody lives, from the finest region that may be named to the widest; null where only a wider one is known. */
export type Home = { town: string | null; area: string | null; state: string | null; country: string | null };

export const NO_HOME: Home = { town: null, area: null, state: null, country: null };

const townKey = ({ id }: PlaceRow) => `t${id}`;
const areaKey = ({ id }: PlaceRow) => `a${id}`;
const stateKey = ({ country, region }: { country: Country; region: string }) => `s${country}:${region}`;
const countryKey = (country: Country) => `c${country}`;

type Gazetteer = { towns: readonly PlaceRow[]; cities: readonly PlaceRow[]; byId: ReadonlyMap<number, PlaceRow> };
let gazetteer: Gazetteer | undefined;

/** The towns and cities that regions are named by, read once in a process. */
function readGazetteer(): Gazetteer {
  if (!gazetteer) {
    const towns = readPlaces().filter(({ district, population }) => !district && population >= TALENT_TOWN_PEOPLE);
    const cities = towns.filter(({ population }) => population >= TALENT_CITY_PEOPLE);
    gazetteer = { towns, cities, byId: new Map(towns.map((town) => [town.id, town])) };
  }
  return gazetteer;
}

function nearest(point: Point, places: readonly PlaceRow[]): PlaceRow | undefined {
  let best: PlaceRow | undefined;
  let bestKm = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const km = kilometresBetween(point, place);
    if (km < bestKm) [best, bestKm] = [place, km];
  }
  return best;
}

/** Every region follows from the town, so that people of one town are alike in all of them. */
function homeOfTown(town: PlaceRow): Home {
  const city = nearest(
    town,
    readGazetteer().cities.filter(({ country }) => country === town.country),
  );
  return {
    town: townKey(town),
    area: city ? areaKey(city) : null,
    state: stateKey(town),
    country: countryKey(town.country),
  };
}

/** Somebody of a village is at home in the nearest town, of the same state where it has one. */
export function findHome(location: string | null): Home {
  const found = location ? findKnownLocation(location) : null;
  if (!found) return NO_HOME;
  if (found.kind === 'country') return { ...NO_HOME, country: countryKey(found.country) };
  if (found.kind === 'region') return { ...NO_HOME, state: stateKey(found), country: countryKey(found.country) };
  const { towns } = readGazetteer();
  const inCountry = towns.filter(({ country }) => country === found.country);
  const inState = inCountry.filter(({ region }) => region === found.region);
  const town = nearest(found, inState.length > 0 ? inState : inCountry);
  return town ? homeOfTown(town) : { ...NO_HOME, country: countryKey(found.country) };
}

type ReadKey =
  | { kind: 'town' | 'area'; place: PlaceRow }
  | { kind: 'state'; country: Country; region: string }
  | { kind: 'country'; country: Country }
  | { kind: 'anywhere' };

function readKey(key: string): ReadKey {
  const rest = key.slice(1);
  const country = COUNTRIES.find((each) => rest.startsWith(each));
  if (key.startsWith('s') && country) return { kind: 'state', country, region: rest.slice(3) };
  if (key.startsWith('c') && country) return { kind: 'country', country };
  const place = readGazetteer().byId.get(Number(rest));
  if (place && key.startsWith('t')) return { kind: 'town', place };
  if (place && key.startsWith('a')) return { kind: 'area', place };
  return { kind: 'anywhere' };
}

export function toTalentRegion(key: string, language: Language): TalentRegion {
  const read = readKey(key);
  switch (read.kind) {
    case 'town':
      return { kind: 'town', label: read.place.name, country: read.place.country };
    case 'area': {
      const label = language === 'de' ? `Raum ${read.place.name}` : `${read.place.name} area`;
      return { kind: 'area', label, country: read.place.country };
    }
    case 'state':
      return { kind: 'state', label: regionName(read), country: read.country };
    case 'country':
      return { kind: 'country', label: countryName(read.country, language), country: read.country };
    case 'anywhere':
      return { kind: 'anywhere', label: '', country: null };
  }
}

/** As the place of a profile is written: what a match is computed from, and what the filter of places takes. */
export function locationOfRegion(key: string): string | null {
  const read = readKey(key);
  switch (read.kind) {
    case 'town':
    case 'area':
      return `${read.place.name}, ${regionName(read.place)}`;
    case 'state':
      return regionName(read);
    case 'country':
      return countryName(read.country);
    case 'anywhere':
      return null;
  }
}

/** Finds the shown regions that a filter by place finds; null: no such place. */
export function findRegionKeys(location: string, radiusKm: number = DEFAULT_RADIUS_KM): string[] | null {
  const found = findKnownLocation(location);
  if (!found) return null;
  const { towns, cities } = readGazetteer();
  if (found.kind === 'point') {
    const isNear = (place: PlaceRow) => kilometresBetween(found, place) <= radiusKm;
    const around = nearest(
      found,
      cities.filter(({ country }) => country === found.country),
    );
    const areas = [...cities.filter(isNear), ...(around ? [around] : [])].map(areaKey);
    return [...new Set([...towns.filter(isNear).map(townKey), ...areas, stateKey(found)])];
  }
  const isInside = (place: PlaceRow) =>
    place.country === found.country && (found.kind === 'country' || place.region === found.region);
  const inside = [...towns.filter(isInside).map(townKey), ...cities.filter(isInside).map(areaKey)];
  if (found.kind === 'region') return [...inside, stateKey(found)];
  return [...inside, ...new Set(towns.filter(isInside).map(stateKey)), countryKey(found.country)];
}
