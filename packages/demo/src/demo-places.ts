import type { Country } from '@stellenvisite/contract/countries';
import type { PlaceRow, PostcodeRow } from '@stellenvisite/search/places';
import type { Random } from './random.ts';

export type DemoPlace = PlaceRow & { postcodes: PostcodeRow[] };
export type DemoPlaces = {
  pick(country: Country, minPopulation: number, random: Random): DemoPlace;
  near(place: DemoPlace, random: Random): DemoPlace;
};

/** The jobs are written in German, so few of them are for the French and Italian speaking cantons. */
const OTHER_TONGUES = new Set(['Genf', 'Waadt', 'Neuenburg', 'Jura', 'Tessin', 'Freiburg', 'Wallis']);
const OTHER_TONGUES_WEIGHT = 0.06;
const NEAR_KM = 30;

export function createDemoPlaces(places: readonly PlaceRow[], postcodes: readonly PostcodeRow[]): DemoPlaces {
  const codes = new Map<number, PostcodeRow[]>();
  for (const code of postcodes) codes.set(code.placeId, [...(codes.get(code.placeId) ?? []), code]);
  const towns = places
    .filter((place) => !place.district && place.population >= 3000 && codes.has(place.id))
    .map((place) => ({ ...place, postcodes: codes.get(place.id) ?? [] }));
  const weighted = new Map<string, [DemoPlace, number][]>();

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
      // Austria and Switzerland have few large towns; a university hospital there stands in a smaller one.
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
  };
}

function distance(a: PlaceRow, b: PlaceRow): number {
  return Math.hypot(a.lat - b.lat, (a.lon - b.lon) * 0.67) * 111;
}
