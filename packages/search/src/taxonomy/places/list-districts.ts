import { foldPlaceSpelling } from './fold-place-name.ts';
import type { BookPlace } from './place-book.ts';
import { type DistrictRow, type PlaceRow, readDistricts } from './read-places.ts';
import { CITY_STATES } from './region-names.ts';

const SAME_PLACE_DEGREES = 0.07;

/** Parts that every other town has, and ordinary words: alone they say nothing. */
const SAYS_NOTHING = new Set(
  'mitte nord sued ost west altstadt neustadt innenstadt zentrum stadtmitte suedstadt nordstadt neubau werden list enge buch breite linden landstrasse rath poll'.split(
    ' ',
  ),
);

/** The parts of large towns, each found by its name alone and together with the town's. */
export function listDistricts(places: readonly PlaceRow[]): BookPlace[] {
  const bySize = places.toSorted((a, b) => a.population - b.population);
  const towns = new Map(bySize.filter(({ district }) => !district).map((place) => [townKey(place), place]));
  const parts = places.filter(({ district }) => district);
  const told = readDistricts().flatMap((row, index) => {
    const town = towns.get(`${row.country}:${row.town}`);
    if (!town) throw new Error(`${row.town} is in no list of places`);
    const known = parts.find((part) => isSame(part, row, town));
    return [toDistrict(row, town, known ?? { id: -1000 - index, slug: town.slug })];
  });
  const toldIds = new Set(told.map(({ id }) => id));
  const others = parts
    // All that lies in such a region is a part of the town.
    .filter(({ id, region }) => CITY_STATES.has(region) && !toldIds.has(id))
    .flatMap((part) => {
      const town = towns.get(`${part.country}:${part.region}`);
      return town ? [toDistrict({ ...part, town: town.name, postcode: '', otherNames: [] }, town, part)] : [];
    });
  return [...told, ...others];
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
