import type { Country } from '@stellenvisite/contract/jobs/countries';
import type { PlaceRow, PostcodeRow } from '@stellenvisite/search/places';
import type { Random } from './random.ts';

export type DemoPlace = PlaceRow & { postcodes: PostcodeRow[] };
/** Towns that lie together. */
export type DemoRegion = {
  /** The largest first. */
  towns: DemoPlace[];
  /** Of all jobs of the country. */
  share: number;
  /** Has a town of over 100,000 inhabitants. */
  hasCity: boolean;
};
export type DemoPlaces = {
  pick(country: Country, minPopulation: number, random: Random): DemoPlace;
  near(place: DemoPlace, random: Random): DemoPlace;
  regions(country: Country): readonly DemoRegion[];
};

export const CITY_POPULATION = 100_000;
/** The jobs are written in German, so there are fewer of them in the French and Italian speaking cantons. */
const OTHER_TONGUES = new Set(['Genf', 'Waadt', 'Neuenburg', 'Jura', 'Tessin', 'Freiburg', 'Wallis']);
const OTHER_TONGUES_WEIGHT = 0.06;
const OTHER_TONGUES_SHARE = 0.5;
const NEAR_KM = 30;
/** A search within 30 km of a town finds the employers in the largest town of its region. */
const REGION_KM = 22;

export function createDemoPlaces(places: readonly PlaceRow[], postcodes: readonly PostcodeRow[]): DemoPlaces {
  const codes = new Map<number, PostcodeRow[]>();
  for (const code of postcodes) codes.set(code.placeId, [...(codes.get(code.placeId) ?? []), code]);
  const towns = places
    .filter((place) => !place.district && place.population >= 3000 && codes.has(place.id))
    .map((place) => ({ ...place, postcodes: codes.get(place.id) ?? [] }));
  const weighted = new Map<string, [DemoPlace, number][]>();
  const regions = new Map<Country, DemoRegion[]>();

  function choices(country: Country, minPopulation: number): [DemoPlace, number][] {
    const key = `${country}:${minPopulation}`;
    const known = weighted.get(key);
    if (known) return known;
    const list = towns
      .filter((place) => place.country === country && place.population >= minPopulation)
      .map((place): [DemoPlace, number] => [
        place,
        place.population ** 0.6 * (OTHER_TONGUES.has(place.region) ? OTHER_TONGUES_WEIGHT : 1),
      ]);
    weighted.set(key, list);
    return list;
  }

  return {
    pick(country, minPopulation, random) {
      // Austria and Switzerland have few large towns; a university hospital there is in a smaller one.
      const enough = [minPopulation, minPopulation / 2, minPopulation / 4].find(
        (size) => choices(country, size).length >= 4,
      );
      return random.weighted(choices(country, enough ?? 3000));
    },
    near(place, random) {
      const around = towns.filter(
        (town) => town.country === place.country && town.id !== place.id && distance(town, place) < NEAR_KM,
      );
      return around.length > 0 ? random.pick(around) : place;
    },
    regions(country) {
      const known = regions.get(country) ?? divideIntoRegions(towns.filter((town) => town.country === country));
      regions.set(country, known);
      return known;
    },
  };
}

/** Divides a country into regions: every town far from all larger centres is one itself, the others belong to the nearest. */
function divideIntoRegions(towns: readonly DemoPlace[]): DemoRegion[] {
  const bySize = [...towns].sort((a, b) => b.population - a.population || a.id - b.id);
  const centres: DemoPlace[] = [];
  for (const town of bySize) if (centres.every((centre) => distance(centre, town) > REGION_KM)) centres.push(town);
  const around = new Map<DemoPlace, DemoPlace[]>(centres.map((centre) => [centre, []]));
  for (const town of bySize) around.get(nearestOf(centres, town))?.push(town);
  const weights = [...around.values()].map((members) => members.reduce((sum, town) => sum + weightOf(town), 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return [...around.values()].map((members, at) => ({
    towns: members,
    share: (weights[at] ?? 0) / total,
    hasCity: members.some(({ population }) => population >= CITY_POPULATION),
  }));
}

function weightOf({ population, region }: DemoPlace): number {
  return population * (OTHER_TONGUES.has(region) ? OTHER_TONGUES_SHARE : 1);
}

function nearestOf(centres: readonly DemoPlace[], town: DemoPlace): DemoPlace {
  return centres.reduce((best, centre) => (distance(centre, town) < distance(best, town) ? centre : best));
}

function distance(a: PlaceRow, b: PlaceRow): number {
  return Math.hypot(a.lat - b.lat, (a.lon - b.lon) * 0.67) * 111;
}
