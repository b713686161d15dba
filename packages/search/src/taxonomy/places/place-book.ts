import { COUNTRIES, type Country } from '@stellenvisite/contract/jobs/countries';
import type { PlaceKind } from '@stellenvisite/contract/jobs/places';
import aliases from './data/place-aliases.json' with { type: 'json' };
import type { Point } from './distance.ts';
import { dropUmlauts, foldPlaceSpelling } from './fold-place-name.ts';
import { type DistrictRow, type PlaceRow, readDistricts, readPlaces, readPostcodes } from './read-places.ts';
import { CITY_STATES, countryName, countryNames, REGIONS, regionName } from './region-names.ts';

export type BookPlace = Point & {
  kind: Exclude<PlaceKind, 'postcode'>;
  id: number;
  name: string;
  slug: string;
  region: string;
  country: Country;
  population: number;
  /** Folded names, the usual one first; each finds the place as a whole. */
  names: readonly string[];
  /** The town a district is part of, folded. */
  town?: string;
  /** Of a district that has one of its own. */
  postcode?: string;
};
export type BookPostcode = Point & { country: Country; place: BookPlace };

/** A name from one of its words on, without umlauts: where a typed beginning may begin. */
export type NameStart = { start: string; name: string; place: BookPlace; isFirstWord: boolean };

export type PlaceBook = {
  places: readonly BookPlace[];
  /** By folded name, and by folded name without umlauts, the largest first. */
  named: ReadonlyMap<string, readonly BookPlace[]>;
  /** In the order of `start`. */
  starts: readonly NameStart[];
  postcodes: ReadonlyMap<string, readonly BookPostcode[]>;
  /** In order. */
  codes: readonly string[];
  firstCode: ReadonlyMap<number, string>;
};

let book: PlaceBook | undefined;

/** Returns all places, read once in a process: finding and completing a place needs no database. */
export function placeBook(): PlaceBook {
  book ??= buildPlaceBook();
  return book;
}

function buildPlaceBook(): PlaceBook {
  const rows = readPlaces();
  const places = [...listTowns(rows), ...listRegions(rows), ...listCountries(rows)];
  const names = places.flatMap((place) => place.names.map((name) => ({ name, place })));
  const starts = names.flatMap(({ name, place }) =>
    wordStarts(name).map((from) => ({ start: dropUmlauts(name.slice(from)), name, place, isFirstWord: from === 0 })),
  );
  const spellings = names.flatMap(({ name, place }) =>
    [...new Set([name, dropUmlauts(name)])].map((spelling): [string, BookPlace] => [spelling, place]),
  );
  return { places, named: group(spellings), starts: starts.sort(byStart), ...readCodes(places) };
}

function listTowns(rows: readonly PlaceRow[]): BookPlace[] {
  const otherNames = group(Object.entries(aliases).map(([alias, name]): [string, string] => [name, alias]));
  const districts = listDistricts(rows);
  const replaced = new Set(districts.map(({ id }) => id));
  const towns = rows
    .filter(({ id }) => !replaced.has(id))
    .map(({ district, folded, ...row }): BookPlace => {
      const kind = district ? 'district' : 'city';
      return { ...row, kind, names: [folded, ...(otherNames.get(folded) ?? [])] };
    });
  return [...towns, ...districts].sort((a, b) => b.population - a.population || a.id - b.id);
}

function listRegions(rows: readonly PlaceRow[]): BookPlace[] {
  return REGIONS.filter(({ region }) => !CITY_STATES.has(region)).map(({ country, region, otherNames }, index) => {
    const inside = rows.filter((row) => row.country === country && row.region === region);
    const name = regionName({ country, region });
    const names = [name, region, ...otherNames].map(foldPlaceSpelling);
    return { kind: 'region', id: -100 - index, name, ...whole(inside), region, country, names: [...new Set(names)] };
  });
}

function listCountries(rows: readonly PlaceRow[]): BookPlace[] {
  return COUNTRIES.map((country, index) => {
    const name = countryName(country);
    const inside = rows.filter((row) => row.country === country);
    const names = countryNames(country).map(foldPlaceSpelling);
    return { kind: 'country', id: -1 - index, name, ...whole(inside), region: '', country, names };
  });
}

/** Merges many towns: their middle, and the people in them. The largest represents the whole in an address. */
function whole(rows: readonly PlaceRow[]) {
  const towns = rows.filter(({ district }) => !district);
  const [largest] = towns.toSorted((a, b) => b.population - a.population);
  const sum = (of: (row: PlaceRow) => number) => towns.reduce((total, row) => total + of(row), 0);
  const middle = (of: (row: PlaceRow) => number) => Math.round((sum(of) / towns.length) * 10_000) / 10_000;
  return {
    slug: largest?.slug ?? '',
    lat: middle((row) => row.lat),
    lon: middle((row) => row.lon),
    population: sum((row) => row.population),
  };
}

function readCodes(places: readonly BookPlace[]): Pick<PlaceBook, 'postcodes' | 'codes' | 'firstCode'> {
  const byId = new Map(places.map((place) => [place.id, place]));
  const districts = new Map(
    places.flatMap((place) => (place.postcode ? [[`${place.country}${place.postcode}`, place] as const] : [])),
  );
  const firstCode = new Map<number, string>();
  const rows = readPostcodes().flatMap(({ country, code, placeId, lat, lon }): [string, BookPostcode][] => {
    const place = byId.get(placeId);
    if (!place) return [];
    const first = firstCode.get(placeId);
    if (first === undefined || code < first) firstCode.set(placeId, code);
    const at = districts.get(`${country}${code}`) ?? { lat, lon };
    return [[code, { country, place, lat: at.lat, lon: at.lon }]];
  });
  const postcodes = group(rows);
  return { postcodes, codes: [...postcodes.keys()].sort(), firstCode };
}

function wordStarts(name: string): number[] {
  return [0, ...[...name.matchAll(/ /g)].map(({ index }) => index + 1)];
}

function byStart(a: NameStart, b: NameStart): number {
  return a.start < b.start ? -1 : Number(a.start > b.start);
}

function group<T>(entries: readonly (readonly [string, T])[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const [key, value] of entries) {
    const known = groups.get(key);
    if (known) known.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

const SAME_PLACE_DEGREES = 0.07;

/** Parts that every other town has, and ordinary words: alone they say nothing. */
const SAYS_NOTHING = new Set(
  'mitte nord sued ost west altstadt neustadt innenstadt zentrum stadtmitte suedstadt nordstadt neubau werden list enge buch breite linden landstrasse rath poll'.split(
    ' ',
  ),
);

/** Lists the parts of large towns, each found by its name alone and together with the town's. */
function listDistricts(places: readonly PlaceRow[]): BookPlace[] {
  const bySize = places.toSorted((a, b) => a.population - b.population);
  const towns = new Map(bySize.filter(({ district }) => !district).map((place) => [townKey(place), place]));
  const parts = places.filter(({ district }) => district);
  const districts = readDistricts().flatMap((row, index) => {
    const town = towns.get(`${row.country}:${row.town}`);
    if (!town) throw new Error(`${row.town} is in no list of places`);
    const known = parts.find((part) => isSame(part, row, town));
    return [toDistrict(row, town, known ?? { id: -1000 - index, slug: town.slug })];
  });
  const districtIds = new Set(districts.map(({ id }) => id));
  const others = parts
    // All that lies in such a region is a part of the town.
    .filter(({ id, region }) => CITY_STATES.has(region) && !districtIds.has(id))
    .flatMap((part) => {
      const town = towns.get(`${part.country}:${part.region}`);
      return town ? [toDistrict({ ...part, town: town.name, postcode: '', otherNames: [] }, town, part)] : [];
    });
  return [...districts, ...others];
}

const townKey = ({ country, name }: PlaceRow) => `${country}:${name}`;

function isSame(part: PlaceRow, row: DistrictRow, town: PlaceRow): boolean {
  if (Math.hypot(part.lat - row.lat, part.lon - row.lon) > SAME_PLACE_DEGREES) return false;
  const bare = part.folded.startsWith(`${town.folded} `) ? part.folded.slice(town.folded.length + 1) : part.folded;
  return bare === foldPlaceSpelling(row.name);
}

function toDistrict(row: DistrictRow, town: PlaceRow, { id, slug }: { id: number; slug: string }): BookPlace {
  const { country, lat, lon, population, postcode } = row;
  const bare = row.name.startsWith(`${town.name}-`) ? row.name.slice(town.name.length + 1) : row.name;
  const own = foldPlaceSpelling(bare);
  const alone = SAYS_NOTHING.has(own) ? [] : [own];
  const townName = town.name.replace(/ am Main$/, '');
  const towns = [...new Set([foldPlaceSpelling(townName), town.folded])];
  const together = towns.flatMap((each) => [`${each} ${own}`, `${own} ${each}`]);
  const names = [...together, ...alone, ...row.otherNames.map(foldPlaceSpelling)];
  const place = { kind: 'district' as const, id, name: `${townName}-${bare}`, slug, region: town.region, country };
  return { ...place, lat, lon, population, names, town: town.folded, ...(postcode && { postcode }) };
}
