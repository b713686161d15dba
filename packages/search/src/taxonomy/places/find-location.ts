import type { Country } from '@stellenvisite/contract/jobs/countries';
import { kilometresBetween, type Point } from './distance.ts';
import { findArea } from './find-area.ts';
import { dropUmlauts, foldPlaceName, foldPlaceSpelling } from './fold-place-name.ts';
import { listStarting } from './list-starting.ts';
import { type BookPlace, placeBook } from './place-book.ts';
import { countryName, findCountry, findRegion, type Region, regionName } from './region-names.ts';
import { suggestSpelling } from './suggest-spelling.ts';

/** A place, region or country with its name as we write it. */
export type KnownLocation =
  | ({
      kind: 'point';
      name: string;
      population: number;
      isExact: boolean;
      isDistrict: boolean;
      /** A stretch of land, which is no address. */
      isArea?: boolean;
    } & Point &
      Region)
  | ({ kind: 'region'; name: string } & Region)
  | { kind: 'country'; name: string; country: Country };
export type ResolvedLocation = KnownLocation | { kind: 'unknown'; suggestion: string | null };

/** A town this large is meant before a region of the same name (Hessen is also a village, Freiburg also a Kanton). */
const TOWN_BEFORE_REGION = 15_000;
/** An area is meant by its name alone, as a large town is. */
const AREA_POPULATION = 100_000;
const POSTCODE = /^(?:(d|de|a|at|ch)\s)?(\d{4,5})(?:\s+(.*))?$/;
const POSTCODE_COUNTRY: Record<string, Country> = { d: 'DE', de: 'DE', a: 'AT', at: 'AT', ch: 'CH' };
const REGION_PREFIX = /^(kanton|canton|canton of|bundesland|land|state of) /;

type IsInside = (place: BookPlace) => boolean;
const anywhere: IsInside = () => true;

/** Resolves the text of a place field: a place, postcode, region or country, with its town, region or country after a comma. */
export function findLocation(text: string): ResolvedLocation {
  return findKnownLocation(text) ?? { kind: 'unknown', suggestion: suggestSpelling(text.split(',')[0] ?? '') };
}

/** Finds a location without other spellings: cheap enough to ask of every word. */
export function findKnownLocation(text: string): KnownLocation | null {
  const [first = '', ...rest] = text.split(',');
  const qualifier = foldPlaceSpelling(rest.join(' '));
  return findByParts(first, qualifier) ?? (qualifier ? findByParts(text, '') : null);
}

function findByParts(name: string, qualifier: string): KnownLocation | null {
  const spelling = foldPlaceSpelling(name);
  if (spelling === '') return null;
  const isInside = qualifier === '' ? anywhere : insideOf(qualifier);
  if (!isInside) return null;

  const country = qualifier === '' ? findCountry(spelling) : null;
  if (country) return { kind: 'country', name: countryName(country), country };
  const postcode = POSTCODE.exec(spelling);
  if (postcode) return findPostcode(postcode, isInside);
  const prefixed = REGION_PREFIX.test(spelling) ? findRegion(spelling.replace(REGION_PREFIX, '')) : null;
  if (prefixed) return toRegion(prefixed);

  const region = findRegion(spelling);
  const area = qualifier === '' && !region ? findArea(spelling) : null;
  if (area)
    return { kind: 'point', ...area, population: AREA_POPULATION, isExact: true, isDistrict: false, isArea: true };
  const place = findPlace(name, isInside);
  if (region && !(place && isMeantBeforeRegion(place, region))) return toRegion(region);
  return place;
}

function toRegion({ country, region }: Region): KnownLocation {
  return { kind: 'region', name: regionName({ country, region }), country, region };
}

function isMeantBeforeRegion(place: Region & { population: number }, region: Region): boolean {
  return place.population >= TOWN_BEFORE_REGION || (place.region === region.region && place.country === region.country);
}

/** Checks whether a place lies in the country, region or town of this name; null where there is none. */
export function insideOf(qualifier: string): IsInside | null {
  const country = findCountry(qualifier);
  if (country) return (place) => place.country === country;
  const region = findRegion(qualifier.replace(REGION_PREFIX, ''));
  if (region) return (place) => place.region === region.region && place.country === region.country;
  const town = foldPlaceName(qualifier);
  return placeBook().named.has(town) ? (place) => place.town === town : null;
}

/** "Frankfurt" alone is the one on the Main; in Brandenburg it is what begins so. */
function findPlace(name: string, isInside: IsInside) {
  const { named } = placeBook();
  const folded = foldPlaceName(name);
  const isMeant = (place: BookPlace) => isTown(place) && isInside(place);
  const exact = named.get(folded)?.find(isMeant) ?? named.get(dropUmlauts(folded))?.find(isMeant);
  if (exact) return toPoint(exact, exact, true);
  const longer = largest(
    listStarting(`${foldPlaceSpelling(name)} `).filter(({ place }) => place.kind === 'city' && isInside(place)),
  );
  return longer && toPoint(longer, longer, false);
}

/** "Weilheim in Oberbayern", "Fürth (Bayern)", "Baden bei Wien". */
const EPITHET =
  /^(?<base>\p{L}[^(,]*?)\s*(?:\((?<inside>[^)]+)\)|\s(?:im|in|am|an|bei|ob|auf|vor|a\.|i\.|b\.)\s(?:der |dem |den )?(?<near>.+))$/iu;
const NEAR_KM = 50;

/** Finds the town that an address names with an epithet which the list does not have. Of several towns the epithet decides. */
export function findTownByBase(name: string, country: Country): KnownLocation | null {
  const { base, inside, near } = EPITHET.exec(name.trim())?.groups ?? {};
  if (base === undefined) return null;
  const towns = (placeBook().named.get(foldPlaceName(base)) ?? []).filter(
    (place) => place.kind === 'city' && place.country === country,
  );
  const [only, other] = towns;
  if (only && !other) return toPoint(only, only, true);
  const epithet = inside ?? near ?? '';
  const isInside = insideOf(foldPlaceSpelling(epithet));
  const neighbour = isInside ? null : findPlace(epithet, anywhere);
  const meant = towns.filter((place) =>
    isInside ? isInside(place) : neighbour !== null && kilometresBetween(place, neighbour) <= NEAR_KM,
  );
  const [first, second] = meant;
  return first && !second ? toPoint(first, first, true) : null;
}

function isTown({ kind }: BookPlace): boolean {
  return kind === 'city' || kind === 'district';
}

function largest(found: readonly { place: BookPlace }[]): BookPlace | null {
  return found.reduce<BookPlace | null>(
    (best, { place }) => (best && best.population >= place.population ? best : place),
    null,
  );
}

function toPoint(place: BookPlace, { lat, lon }: Point, isExact: boolean) {
  const { kind, name, region, country, population } = place;
  const isDistrict = kind === 'district';
  return { kind: 'point', name, lat, lon, region, country, population, isExact, isDistrict } as const;
}

function findPostcode([, prefix, code = '', rest]: RegExpExecArray, isInside: IsInside): KnownLocation | null {
  const country = prefix === undefined ? undefined : POSTCODE_COUNTRY[prefix];
  const town = foldPlaceName(rest ?? '');
  const found = (placeBook().postcodes.get(code) ?? [])
    .filter((each) => (country === undefined || each.country === country) && isInside(each.place))
    .toSorted(
      (a, b) =>
        Number(b.place.names[0] === town) - Number(a.place.names[0] === town) ||
        b.place.population - a.place.population,
    );
  const [first] = found;
  return first ? { ...toPoint(first.place, first, true), name: `${code} ${first.place.name}` } : null;
}
